/**
 * boardgame.io, as its own package file names it. Its folders (`boardgame.io/client`) are found by `require` only,
 * and where it is measured its production build is asked for (lane.ts).
 */

import { createRequire } from 'node:module';

type Ai = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' }});
type Clients = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }});
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});

const require = createRequire(import.meta.url);

const ai: Ai = require('boardgame.io/ai');
const clients: Clients = require('boardgame.io/client');
const core: Core = require('boardgame.io/core');

export const { MCTSBot } = ai;
export const { Client } = clients;
export const { INVALID_MOVE } = core;
