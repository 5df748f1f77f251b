/** Parts for every game's board and for the pages around it. No rules. */
export { Button, ButtonRow } from './button.tsx';
export { classes } from './classes.ts';
export { ClockFace, leftOn, sayTime } from './clock.tsx';
export { Crest, CrestFigure, CrestPlate } from './crest.tsx';
export { Dialog } from './dialog.tsx';
export { at, hexBrackets, hexByHand, hexCentre, hexCorners, hexPoints, type Point, tidy, tremble } from './hexes.ts';
export { Hidden, LiveRegion } from './hidden.tsx';
export { Icon, type IconName } from './icon.tsx';
export type { Choice, ChoiceGroup, GameKit, RailPart, TableParts, Turn } from './kit.ts';
export { Log, type LogGroup, type LogLine, RuleLink } from './log.tsx';
export { appear, QUICK, TRAVEL, travel, wantsCalm } from './motion.ts';
export { Note } from './note.tsx';
export { Panel } from './panel.tsx';
export { CREST_NAMES, type CrestName, crestOf, seatClass } from './seats.ts';
export type { BoardProps, Clock, SeatInfo, TableDoor, TableState } from './table.ts';
export { type Tab, Tabs } from './tabs.tsx';
export { type Box, useZoom, type Zoom } from './use-zoom.ts';
export { type Messages, type Said, type Say, useSay, type Values, WordsProvider } from './words.tsx';
