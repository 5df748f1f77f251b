/** Parts for every game's board and for the pages around it. No rules. */
export { Choices } from './board/choices.tsx';
export { type Dragged, dragging } from './board/dragging.ts';
export { Drawing, DrawnBoard, useDrawingZoom, ZoomButtons } from './board/drawing.tsx';
export { BoardGrid } from './board/grid.tsx';
export { ARROWS, type Arrow } from './board/keys.ts';
export { endingWays, type Manner, nextSpots, oneBack, openWays, pressed } from './board/picking.ts';
export type { Box } from './board/sight.ts';
export { keeper } from './board/soon.ts';
export { Hatching, TileMark, type TileMarkName } from './board/tile-mark.tsx';
export { useClear } from './board/use-clear.ts';
export { useRefused } from './board/use-refused.ts';
export { useReview } from './board/use-review.ts';
export type { Zoom } from './board/use-zoom.ts';
export { type Reason, WhyNote } from './board/why-note.tsx';
export { Button, ButtonRow } from './button.tsx';
export { Card } from './card.tsx';
export { classes } from './classes.ts';
export { ClockFace, leftOn, sayTime } from './clock.tsx';
export { CopyField } from './copy-field.tsx';
export { Crest, CrestFigure, CrestPlate } from './crest.tsx';
export { Dialog } from './dialog.tsx';
export { AidList } from './frame/aid.tsx';
export { createTable, type FrameTable, type Tried } from './frame/create-table.tsx';
export { EndingSheet, ScoreTable, signed } from './frame/ending.tsx';
export { choiceGroups } from './frame/groups.ts';
export { headOf } from './frame/head.ts';
export { reasonFor, spotsInstead } from './frame/instead.ts';
export { logFrom } from './frame/log-from.ts';
export { OrderRow, OrderSheet, useOrders } from './frame/orders.tsx';
export type { Show, Shown } from './frame/use-playback.ts';
export { SOUNDS, type SoundName } from './frame/use-sounds.ts';
export { at, hexBrackets, hexByHand, hexCentre, hexCorners, hexPath, hexPoints, type Point, tidy, tremble } from './hexes.ts';
export { Hidden, LiveRegion } from './hidden.tsx';
export { Icon, type IconName } from './icon.tsx';
export type { Choice, ChoiceGroup, GameKit, Orientation, RailPart, TableParts, Turn } from './kit.ts';
export {
  answersIn,
  type GivenAnswer,
  LEARNER,
  LEGAL_BUT_FIRST,
  type Lesson,
  type LessonScene,
  type LessonStep,
  PARTNER,
} from './lesson.ts';
export { Log, type LogGroup, type LogLine } from './log.tsx';
export { MarkKey } from './mark-key.tsx';
export { appear, QUICK, TRAVEL, travel, wantsCalm } from './motion.ts';
export { Note } from './note.tsx';
export type { ChosenOptions, OptionControlProps, OwnPageProps } from './own.ts';
export { Panel } from './panel.tsx';
export { readable } from './readable.ts';
export { readMissed, readQuestion, useReading } from './reading.ts';
export { RuleLink, RulesProvider } from './rule-link.tsx';
export { CREST_NAMES, type CrestName, crestOf, seatClass } from './seats.ts';
export type { Sketch, SketchKit, SketchTone } from './sketch.ts';
export { type Drawing as FigureDrawing, drawing, penWith, type Stroke } from './standee/drawing.ts';
export { type Base, createStandees, type Figure } from './standee/standees.tsx';
export type { BoardProps, Clock, HostDoor, SeatInfo, TableDoor, TableOptions, TableState } from './table.ts';
export { type Tab, Tabs } from './tabs.tsx';
export { TextChoice } from './text-choice.tsx';
export { detailsOf, type Failure, sayTrouble } from './trouble.ts';
export { useKeptFocus } from './use-kept-focus.ts';
export { useLatest } from './use-latest.ts';
export { CALM, PHONE, TABLET, useMedia } from './use-media.ts';
export { known, type Messages, type Said, type Say, useSay, type Values, WordsProvider } from './words.tsx';
