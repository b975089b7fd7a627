import { zoomIdentity } from "d3-zoom";
import { describe, expect, it } from "vitest";
import { fitted, shown } from "./zoom";

const box = { x: 10, y: 20, width: 100, height: 50 };

describe("a board in its place", () => {
  it("fills a window of its own shape", () => {
    expect(fitted(box, 200, 100, { upper: 0, lower: 0 })).toEqual(box);
  });

  it("keeps clear of what covers the rim", () => {
    const whole = fitted(box, 400, 200, { upper: 40, lower: 60 });
    expect(whole).toEqual({ x: -40, y: 0, width: 200, height: 100 });
  });

  it("shows less when zoomed", () => {
    const view = zoomIdentity.translate(-10, -20).scale(2);
    expect(shown({ x: 0, y: 0, width: 100, height: 100 }, view)).toEqual({ x: 5, y: 10, width: 50, height: 50 });
  });
});
