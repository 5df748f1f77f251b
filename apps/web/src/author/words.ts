/** The words of the author's panel. */
interface Figures {
  readonly done: number;
  readonly of: number;
  readonly answers: number;
}

interface PanelWords {
  readonly panel: string;
  readonly restart: string;
  readonly lost: (answers: number) => string;
  readonly sheets: { readonly [sheet in 'state' | 'views' | 'questions' | 'tape' | 'events']: string };
  readonly battery: {
    readonly none: string;
    readonly running: (figures: Figures) => string;
    readonly passed: (figures: Figures) => string;
    readonly failed: (figures: Figures) => string;
  };
}

export const WORDS: { readonly en: PanelWords; readonly fr: PanelWords } = {
  en: {
    panel: 'What the rules see',
    restart: 'Begin again',
    lost: (answers) => `Under the rules as they are now, the last answers no longer fit: ${answers} of them.`,
    sheets: { state: 'State', views: 'Views', questions: 'Questions', tape: 'Tape', events: 'Events' },
    battery: {
      none: 'The battery is not connected.',
      running: ({ done, of }) => `The battery plays: ${done} of ${of} matches.`,
      passed: ({ done, answers }) => `The battery found nothing in ${done} matches with ${answers} answers.`,
      failed: ({ done }) => `The battery found a fault after ${done} matches:`,
    },
  },
  fr: {
    panel: 'Ce que voient les règles',
    restart: 'Recommencer',
    lost: (answers) => `Avec les règles telles qu’elles sont, les dernières réponses ne vont plus\u00a0: ${answers}.`,
    sheets: { state: 'État', views: 'Vues', questions: 'Questions', tape: 'Bande', events: 'Événements' },
    battery: {
      none: 'La batterie n’est pas reliée.',
      running: ({ done, of }) => `La batterie joue\u00a0: ${done} parties sur ${of}.`,
      passed: ({ done, answers }) => `La batterie n’a rien trouvé en ${done} parties et ${answers} réponses.`,
      failed: ({ done }) => `La batterie a trouvé une faute après ${done} parties\u00a0:`,
    },
  },
};
