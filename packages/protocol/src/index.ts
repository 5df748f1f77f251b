/** Every message between a client and the server, as schemas with their types. */
export * from './client.ts';
export * from './cups.ts';
export * from './friends.ts';
export * from './house.ts';
export * from './http.ts';
export { type PackedKeys, packKeys, unpackKeys } from './keys.ts';
export { type Fields, type Mark, type Marks, markBetween, marksBetween, withMarks } from './marks.ts';
export {
  type ClockTerms,
  clock as clockTerms,
  courseStep,
  type Holiday,
  holiday,
  type MatchOptions,
  name as guestName,
  options as matchOptions,
  outcome as outcomeShown,
  type SeatShown,
  seatShown,
  type TroubleReport,
  trouble as troubleReport,
} from './parts.ts';
export * from './people.ts';
export { said, serverWords } from './sentences.ts';
export {
  accepted,
  chatLine,
  chatLines,
  type ForesightShown,
  foresight,
  foresights,
  lobbyChanged,
  logged,
  looked,
  type Notice,
  news,
  notice,
  notices,
  notOffered,
  pong,
  previewed,
  type QuestionSent,
  type QuestionShown,
  question,
  refused,
  type ServerMessage,
  type ServerMessageOf,
  type StateMessage,
  type StateSent,
  type SupposedSent,
  serverMessage,
  state,
  supposed,
  type TableMessage,
  type ToldShown,
  table,
  told,
  turn,
  unpacked,
  welcome,
} from './server.ts';
export * from './words.ts';
