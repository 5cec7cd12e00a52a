/** Controls in the colour of the text around them, on a grid of 24 units. */

import { disc, drawn, painted, type Shape } from "./shape";

const INK = "currentColor";

function strokes(...d: string[]): Shape[] {
  return d.map((outline) => drawn(INK, 2, outline));
}

export const CONTROLS: Record<string, Shape[]> = {
  undo: strokes("M8.6 4 3.6 9l5 5", "M4.2 9h9.4c4 0 6.8 2.6 6.8 5.8s-2.8 5.8-6.8 5.8H9"),
  redo: strokes("M15.4 4l5 5-5 5", "M19.8 9h-9.4c-4 0-6.8 2.6-6.8 5.8s2.8 5.8 6.8 5.8H15"),
  restart: strokes("M4 4.6v5.6h5.6", "M4.6 10C6 6.4 9.2 4 12.8 4c4.6 0 8 3.6 8 8s-3.4 8-8 8c-3.4 0-6.2-1.8-7.4-4.8"),
  turn: strokes("M20 4.6v5.6h-5.6", "M19.4 10C18 6.4 14.8 4 11.2 4c-4.6 0-8 3.6-8 8s3.4 8 8 8c3.4 0 6.2-1.8 7.4-4.8"),
  end: strokes("M4 12.6 9.6 18 20 6.4"),
  check: strokes("M4 12.6 9.6 18 20 6.4"),
  close: strokes("M5.4 5.4 18.6 18.6M18.6 5.4 5.4 18.6"),
  help: [...strokes(disc(12, 12, 9.4), "M9.2 9.6c0-3.8 5.8-3.8 5.8 0 0 2.2-2.9 2.4-2.9 4.6"), painted(INK, disc(12.1, 17, 1.3))],
  info: [...strokes(disc(12, 12, 9.4), "M12 11.2v5.6"), painted(INK, disc(12, 7.6, 1.3))],
  settings: strokes(
    disc(12, 12, 3.2),
    "M12 2.6v3M12 18.4v3M2.6 12h3M18.4 12h3M5.4 5.4l2.1 2.1M16.5 16.5l2.1 2.1M18.6 5.4l-2.1 2.1M7.5 16.5l-2.1 2.1",
    disc(12, 12, 6.2),
  ),
  log: strokes("M5 3.4h14v17.2H5Z", "M8.4 8h7.2M8.4 12h7.2M8.4 16h4.6"),
  home: strokes("M3 20.6V12C3 6.8 7 3.4 12 3.4s9 3.4 9 8.6v8.6Z", "M8.6 20.6v-6c0-2.4 1.4-3.8 3.4-3.8s3.4 1.4 3.4 3.8v6"),
  board: strokes("M3 4h18v16H3Z", "M9 4v16M15 4v16M3 12h18"),
  players: strokes(disc(8.4, 8, 3.6), "M2.4 20.4c0-4.4 2.6-6.8 6-6.8s6 2.4 6 6.8", "M15.4 4.8a3.6 3.6 0 0 1 0 6.4M17.6 14.2c2.6.8 4 3 4 6.2"),
  language: strokes(disc(12, 12, 9.4), "M2.6 12h18.8", "M12 2.6c3 2.8 4.2 6 4.2 9.4s-1.2 6.6-4.2 9.4c-3-2.8-4.2-6-4.2-9.4S9 5.4 12 2.6Z"),
  "sound-less": strokes("M4 9.4v5.2h3.6l5 4.2V5.2l-5 4.2Z", "M16.4 9.6l4.8 4.8M21.2 9.6l-4.8 4.8"),
  sound: strokes("M4 9.4v5.2h3.6l5 4.2V5.2l-5 4.2Z", "M16 9a4.4 4.4 0 0 1 0 6M18.6 6.4a8 8 0 0 1 0 11.2"),
  link: strokes("M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12.2 6", "M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7L11.8 18"),
  bot: [...strokes("M5 8.6h14v10.8H5Z", "M12 8.6V4.4M9.6 16h4.8"), painted(INK, `${disc(9.4, 12.4, 1.3)}${disc(14.6, 12.4, 1.3)}${disc(12, 3.6, 1.4)}`)],
  play: [painted(INK, "M7 4.4 19.6 12 7 19.6Z")],
  pause: [painted(INK, "M6.4 4.6h4v14.8h-4ZM13.6 4.6h4v14.8h-4Z")],
  first: [...strokes("M5.6 5v14"), painted(INK, "M19 5v14L8.6 12Z")],
  last: [...strokes("M18.4 5v14"), painted(INK, "M5 5v14l10.4-7Z")],
  previous: strokes("M15 4.6 7.6 12l7.4 7.4"),
  next: strokes("M9 4.6l7.4 7.4L9 19.4"),
  up: strokes("M4.6 15 12 7.6l7.4 7.4"),
  down: strokes("M4.6 9l7.4 7.4L19.4 9"),
  copy: strokes("M8.4 8.4h12v12h-12Z", "M15.6 8V3.6h-12v12H8"),
  fork: strokes(disc(6.4, 5, 2.4), disc(17.6, 5, 2.4), disc(12, 19, 2.4), "M6.4 7.4c0 4 5.6 3.6 5.6 9.2M17.6 7.4c0 4-5.6 3.6-5.6 9.2"),
  chart: strokes("M3.6 3.6v16.8h16.8", "M7 15.6l4-5 3.6 2.8 5-7"),
  filter: strokes("M3.6 4.6h16.8L14 12.4v6.2l-4 1.8v-8Z"),
  exchange: strokes("M4 8.6h15M15 4.6l4 4-4 4", "M20 15.6H5M9 11.6l-4 4 4 4"),
  plus: strokes("M12 4.6v14.8M4.6 12h14.8"),
  minus: strokes("M4.6 12h14.8"),
  eye: strokes("M1.8 12C4 7.6 7.6 5.2 12 5.2s8 2.4 10.2 6.8c-2.2 4.4-5.8 6.8-10.2 6.8S4 16.4 1.8 12Z", disc(12, 12, 3)),
  warning: [...strokes("M12 3.4 22 20.6H2Z", "M12 9.6v5"), painted(INK, disc(12, 17.6, 1.2))],
  clock: strokes(disc(12, 12, 9.4), "M12 6.4V12l4 2.6"),
  menu: strokes("M3.6 6h16.8M3.6 12h16.8M3.6 18h16.8"),
  learn: strokes("M12 6.4C9.6 4.4 6.4 4 2.8 4.4v14c3.6-.4 6.8 0 9.2 2 2.4-2 5.6-2.4 9.2-2v-14c-3.6-.4-6.8 0-9.2 2Z", "M12 6.4v14"),
  save: strokes("M4 4h13l3.4 3.4V20H4Z", "M8 4v5.4h7V4M7.4 20v-6.6h9.2V20"),
  light: strokes(disc(12, 12, 4), "M12 2v2.6M12 19.4V22M2 12h2.6M19.4 12H22M5 5l1.8 1.8M17.2 17.2 19 19M19 5l-1.8 1.8M6.8 17.2 5 19"),
  dark: strokes("M19.8 14.4A8.6 8.6 0 0 1 9.6 4.2a8.6 8.6 0 1 0 10.2 10.2Z"),
};
