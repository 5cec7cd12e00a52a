/** What lies round the spaces: evening sky, treeline and ridge, the cliff with the mouth of the cave. */

import { BOARD_HEIGHT, BOARD_WIDTH, CELL_HEIGHT, CELL_WIDTH, CLIFF, RIM, SKY } from "./geometry";
import { box, chances, disc, drawn, edged, painted, polygon, type Point, type Shape } from "./shape";

const CLIFF_LEFT = RIM + 3 * CELL_WIDTH;

export function backdrop(): Shape[] {
  const right = BOARD_WIDTH;
  return [
    painted("#17120f", box(0, 0, right, BOARD_HEIGHT, 14)),
    painted("#5a4a63", `M14 0H${right - 14}a14 14 0 0 1 14 14V${SKY}H0V14A14 14 0 0 1 14 0Z`),
    painted("#8c5f63", `M0 11Q180 4 420 12T${right} 15V${SKY}H0Z`),
    painted("#c9805a", `M0 19Q200 12 430 19T${right} 24V${SKY}H0Z`),
    painted("#eeb068", `M0 26Q140 20 330 26T${right} 32V${SKY}H0Z`),
    painted("#f9d690", disc(74, 22, 11)),
    painted("#fbe3ad", disc(74, 22, 18), 0.25),
    ...ridge(),
    ...treeline(),
    painted("#24402c", `M2 ${SKY}H${CLIFF_LEFT + 4}V${BOARD_HEIGHT - 2}H14A12 12 0 0 1 2 ${BOARD_HEIGHT - 14}Z`),
    painted("#565f6b", `M${CLIFF_LEFT + 4} ${SKY}H${right - 2}V${BOARD_HEIGHT - 14}a12 12 0 0 1-12 12H${CLIFF_LEFT + 4}Z`),
  ];
}

function treeline(): Shape[] {
  const chance = chances("treeline");
  let d = `M0 ${SKY + 4}`;
  for (let x = 0; x < CLIFF_LEFT + 6; x += 9) {
    const top = SKY - 9 - chance() * 11;
    d += `L${x} ${SKY - 2}L${x + 5} ${top.toFixed(1)}`;
  }
  d += `L${CLIFF_LEFT + 10} ${SKY + 4}Z`;
  return [painted("#2b4a32", d), painted("#24402c", box(0, SKY - 3, CLIFF_LEFT + 6, 8))];
}

function ridge(): Shape[] {
  const base = SKY + 4;
  const x = CLIFF_LEFT - 10;
  const peaks: Point[] = [[x + 50, 14], [x + 120, 3], [x + 186, 12], [x + 250, 5], [x + 320, 13], [BOARD_WIDTH - 10, 8]];
  const shapes: Shape[] = [];
  peaks.forEach(([px, py], i) => {
    const wide = 62 + (i % 2) * 16;
    const right = Math.min(BOARD_WIDTH, px + wide);
    shapes.push(painted("#525a68", polygon([[px - wide, base], [px, py], [right, base]])));
    shapes.push(painted("#8f8a8c", polygon([[px - wide, base], [px, py], [px + 5, base - 6], [px - 8, base]])));
    shapes.push(painted("#e9c9a4", polygon([[px - 12, py + 7], [px, py], [px + 3, py + 8], [px - 3, py + 6], [px - 7, py + 9]])));
  });
  shapes.push(painted("#5f6874", box(x + 8, SKY - 2, BOARD_WIDTH - x - 8, 8)));
  return shapes;
}

/** The face of the mountain between forest and caves. */
export function cliff(): Shape[] {
  const chance = chances("cliff");
  const [l, r] = [CLIFF_LEFT - 4, CLIFF_LEFT + CLIFF + 2];
  const bottom = SKY + 4 * CELL_HEIGHT;
  const left: Point[] = [];
  for (let y = SKY - 8; y <= bottom; y += 27) left.push([l + chance() * 11, y]);
  const shapes: Shape[] = [
    painted("#10150c", polygon([[l - 4, SKY], [r, SKY], [r, bottom], [l - 5, bottom]]), 0.35),
    painted("#79828e", polygon([[r, SKY - 8], ...left, [r, bottom]].map(([x, y]): Point => [x ?? 0, y ?? 0]))),
  ];
  for (let i = 0; i + 2 < left.length; i += 2) {
    const [a, b, c] = [left[i], left[i + 1], left[i + 2]];
    if (a && b && c) shapes.push(painted(i % 4 === 0 ? "#98a1ac" : "#8a939f", polygon([a, [r - 4, a[1] + 20], b, [r - 8, b[1] + 14], c])));
  }
  shapes.push(painted("#4f5762", polygon([[r - 5, SKY - 8], [r, SKY - 8], [r, bottom], [r - 4, bottom], [r - 7, SKY + 200]])));
  return shapes;
}

/** The lamp-lit door of the entry-level dwelling, in the cliff beside the lowest row. */
export function mouth(): Shape[] {
  const y = SKY + 4 * CELL_HEIGHT;
  const x = CLIFF_LEFT + CLIFF / 2 + 1;
  return [
    painted("#f5bd62", polygon([[x - 8, y - 40], [x - 62, y - 22], [x - 58, y - 2], [x - 8, y - 8]]), 0.14),
    painted("#f5bd62", polygon([[x - 8, y - 34], [x - 38, y - 22], [x - 36, y - 6], [x - 8, y - 8]]), 0.16),
    edged("#a5adb6", `M${x - 16} ${y - 6}V${y - 36}c0-12 7-18 16-18s16 6 16 18V${y - 6}Z`, 1.5),
    drawn("#6c7580", 1.3, `M${x - 15} ${y - 22}h5M${x - 13} ${y - 42}l5 4M${x} ${y - 53}v6M${x + 13} ${y - 42}l-5 4M${x + 15} ${y - 22}h-5`),
    painted("#2b1d12", `M${x - 10} ${y - 6}V${y - 34}c0-8 4-12 10-12s10 4 10 12V${y - 6}Z`),
    painted("#f5bd62", `M${x - 7} ${y - 6}V${y - 33}c0-6 3-9 7-9s7 3 7 9V${y - 6}Z`),
    painted("#ffe2a6", `M${x - 3} ${y - 6}V${y - 30}c0-4 1.5-6 3.5-6s3.5 2 3.5 6V${y - 6}Z`),
  ];
}
