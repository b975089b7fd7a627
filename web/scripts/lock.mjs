// Completes package-lock.json with the optional per-platform packages (native binaries of the bundler and the linter)
// that a partial registry mirror leaves out, so that `npm ci` works on every platform. Run after every change of
// package.json: `npm run lock`.
import { readFileSync, writeFileSync } from "node:fs";

const OS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "wasm32"];
const CPU = {
  arm64: "arm64",
  x64: "x64",
  arm: "arm",
  wasm32: "wasm32",
  ppc64: "ppc64",
  s390x: "s390x",
  ia32: "ia32",
  riscv64: "riscv64",
};

function platform(name) {
  const words = name.split("/").pop().split("-");
  const os = words.find((w) => OS.includes(w));
  const cpu = words.map((w) => CPU[w] ?? (w.startsWith("arm64") ? "arm64" : undefined)).find(Boolean);
  const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") && os === "linux" ? ["glibc"] : undefined;
  return { cpu: cpu && [cpu], libc, os: os && os !== "wasm32" ? [os] : undefined };
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const packages = lock.packages;
for (const entry of Object.values({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    const where = platform(name);
    if (packages[key] || !where.cpu) continue;
    packages[key] = { version: version.replace(/^[\^~]/, ""), ...where, dev: true, optional: true };
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
