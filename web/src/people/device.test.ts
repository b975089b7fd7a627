import { expect, test } from "vitest";
import { device } from "./device";

test("a device is known again by two words", () => {
  expect(device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox, Linux");
  expect(device("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36")).toBe(
    "Chrome, Android",
  );
  expect(device("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0")).toBe(
    "Edge, Windows",
  );
  expect(device("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")).toBe(
    "Safari, iPhone",
  );
  expect(device("python-httpx/0.28")).toBe("python-httpx/0.28");
  expect(device("")).toBe("");
});
