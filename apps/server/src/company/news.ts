/** What processes tell each other, as short texts: a message has at most 8,000 bytes, and is a call to look, never the thing itself. */
export type News =
  /** `request`: the key of the one that led to it. */
  | { readonly of: 'match'; readonly match: string; readonly request: string }
  | { readonly of: 'presence'; readonly match: string }
  | { readonly of: 'turn'; readonly guest: string; readonly match: string; readonly game: string }
  /** Somebody is to be shut out: by this session, or altogether. */
  | { readonly of: 'shut-out'; readonly person: string; readonly session: string | undefined }
  | { readonly of: 'lobby' }
  /** Something about somebody is new; something about the house is. */
  | { readonly of: 'person'; readonly person: string }
  | { readonly of: 'house' }
  | { readonly of: 'cup'; readonly cup: string }
  | { readonly of: 'forget' };

/** What this version does not understand is of a newer one, and passed over. */
export function readNews(text: string): readonly News[] {
  const [kind, ...words] = text.split(' ');
  switch (kind) {
    case 'm':
      return words.map((word) => {
        const [match = '', request = ''] = word.split('/');
        return { of: 'match', match, request };
      });
    case 'p':
      return words.map((match) => ({ of: 'presence', match }));
    case 't': {
      const [guest = '', match = '', game = ''] = words;
      return [{ of: 'turn', guest, match, game }];
    }
    case 's': {
      const [person = '', session] = words;
      return [{ of: 'shut-out', person, session }];
    }
    case 'l':
      return [{ of: 'lobby' }];
    case 'y':
      return words.map((person) => ({ of: 'person', person }));
    case 'h':
      return [{ of: 'house' }];
    case 'c':
      return words.map((cup) => ({ of: 'cup', cup }));
    case 'f':
      return [{ of: 'forget' }];
    default:
      return [];
  }
}
