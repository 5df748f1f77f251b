/** Serves one model over standard input and output until it hangs up. */
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Desk } from '../desk.ts';
import { mcpServer } from './server.ts';
import type { Tables } from './tables.ts';

export async function serveModel(desk: Desk, tables: Tables): Promise<void> {
  const { input, output, errors } = desk;
  const ended = new Promise((resolve) => input.once('end', resolve).once('close', resolve));
  const handle = serveStdio(() => mcpServer(desk, tables), {
    transport: new StdioServerTransport(input, output),
    onerror: ({ message }) => errors.write(`taverne mcp: ${message}\n`),
  });
  await ended;
  tables.close();
  await handle.close();
}
