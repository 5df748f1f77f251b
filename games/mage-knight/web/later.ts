/** What nobody sees before the land: fetched as soon as that is there. */
export { SpaceNote } from './board/space-note.tsx';
export { Fight } from './combat/fight.tsx';
export { OfferNote } from './desk/offer-note.tsx';
export { PileSheet } from './desk/pile-sheet.tsx';
export { Several } from './desk/several.tsx';
export { Taking } from './desk/taking.tsx';
