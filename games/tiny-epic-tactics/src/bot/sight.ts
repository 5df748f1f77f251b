/** What the bots of this game are told of a question. */
import type { Deed } from '../deeds.ts';

/** The question `act` offers deeds and nothing else. */
export const isDeed = (value: unknown): value is Deed => typeof value === 'object' && value !== null && 'do' in value;
