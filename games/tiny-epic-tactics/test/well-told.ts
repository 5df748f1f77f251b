/** Whatever a test sees told, asked or refused has a rule in the book of Tiny Epic Tactics, and words. */
import { wellTold } from '../../test/well-told.ts';
import { messages } from '../text/index.ts';

export const WITNESS = wellTold(new URL('../rules/en.md', import.meta.url), messages.en);
