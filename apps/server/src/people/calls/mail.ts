/** Letters, where the host has a post office (`--smtp`). */
import type { Transporter } from 'nodemailer';

export interface Letter {
  /** The same for the same letter, however often it is tried. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `refused`: it makes no sense to try again. */
export type Posted = 'sent' | 'refused';

const PATIENCE = 20_000;
/** From here on a post office means: never. */
const FOR_GOOD = 500;

export class PostOffice {
  private readonly from: string;
  private readonly smtp: string;
  private opened: Promise<Transporter> | undefined;

  constructor(smtp: string, from: string) {
    this.smtp = smtp;
    this.from = from;
  }

  /** With the first letter: most servers have none to send when they start. */
  private transport(): Promise<Transporter> {
    this.opened ??= openTransport(this.smtp);
    return this.opened;
  }

  /** Throws where it may be tried again. An address is handed over in parts: a text would be read as a list. */
  async send({ id, to, subject, text, headers }: Letter): Promise<Posted> {
    const host = this.from.split('@').at(-1)?.replace(/[>\s]/g, '') ?? 'taverne';
    try {
      const { rejected = [] } = await (await this.transport()).sendMail({
        from: this.from,
        to: { name: to.name, address: to.address },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      return rejected.length > 0 ? 'refused' : 'sent';
    } catch (error) {
      const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
      if (typeof code === 'number' && code >= FOR_GOOD) return 'refused';
      throw error;
    }
  }

  async close(): Promise<void> {
    (await this.opened)?.close();
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
