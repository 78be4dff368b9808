import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Lines over time; each holds one value for each of the plot's moments. */
export type PlotPanel = { title: string; lines: Record<string, number[]> };

const [width, panelHeight, left, right, top, bottom] = [900, 190, 60, 150, 26, 30];
/** Told apart by readers who see few colors, on white and on black. */
const colors = ["#4477aa", "#ee6677", "#228833", "#aa8800", "#66ccee", "#aa3377"];

/** An SVG of panels below each other, with minutes on their common axis. */
export function plotOf(minutes: number[], panels: PlotPanel[]): string {
  const height = panels.length * panelHeight;
  return renderToStaticMarkup(
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${width} ${height}`,
        fontFamily: "sans-serif",
        fontSize: 11,
      },
      createElement("rect", { width, height, fill: "#ffffff" }),
      panels.map((panel, index) => drawPanel(panel, minutes, index * panelHeight)),
    ),
  );
}

function drawPanel({ title, lines }: PlotPanel, minutes: number[], offset: number): ReactElement {
  const most = Math.max(1, ...Object.values(lines).flat());
  const x = scaleLinear({ domain: [0, Math.max(...minutes)], range: [left, width - right] });
  const y = scaleLinear({ domain: [0, most], range: [panelHeight - bottom, top], nice: 4 });
  return createElement(
    "g",
    { key: title, transform: `translate(0 ${offset})` },
    createElement("text", { x: left, y: 16, fontWeight: "bold" }, title),
    createElement(AxisLeft, { scale: y, left, numTicks: 4 }),
    createElement(AxisBottom, { scale: x, top: panelHeight - bottom, numTicks: 10 }),
    createElement("text", { x: width - right + 10, y: panelHeight - bottom + 4 }, "minutes"),
    Object.entries(lines).map(([name, values], index) =>
      createElement(
        "g",
        { key: name },
        createElement(LinePath<number>, {
          data: values,
          x: (_value: number, at: number) => x(minutes[at] ?? 0),
          y: (value: number) => y(value),
          stroke: colors[index % colors.length],
          strokeWidth: 1.5,
          fill: "none",
        }),
        createElement(
          "text",
          { x: width - right + 10, y: top + 10 + index * 16, fill: colors[index % colors.length] },
          name,
        ),
      ),
    ),
  );
}
