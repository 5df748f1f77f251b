/** Who sits here, as the server is told before anything is done with others. */
import type { MeReply } from '@taverne/protocol';
import { browserLanguage, useSettings } from '../settings.ts';
import { putMe, type Reply } from './api.ts';

/** A guest without a name is given one, in the language of this page. */
export const introduceMe = (name: string): Promise<Reply<MeReply>> =>
  putMe({ language: useSettings.getState().language ?? browserLanguage(), ...(name ? { name } : {}) });
