/** The HTTP side of the server: limits and headers around every route. */
import { API_PATH, LONGEST, said, type TroubleReport } from '@taverne/protocol';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { woe } from '../matches/trouble.ts';
import type { Metrics } from '../metrics.ts';
import { tokenIn } from '../people/programs/at-the-door.ts';
import { programRoutes } from '../people/programs/routes.ts';
import { turnRoutes } from '../people/programs/turns.ts';
import { accountRoutes } from '../people/routes.ts';
import { newId } from '../secrets.ts';
import { fromOurPage } from '../sockets/origin.ts';
import { apiRoutes } from './api.ts';
import { readBodies } from './at-the-door.ts';
import { type Context, guestOf, payerOf, refuse } from './context.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './headers.ts';
import type { Health } from './health.ts';
import { mayMeasure } from './measure.ts';
import { isFile, pageRoutes } from './page.ts';

const ACCOUNTS = `${API_PATH}/account`;

/** What a proxy may call a request. */
const REQUEST_ID = /^[\w-]{8,64}$/;

export interface AppSettings {
  readonly page: string;
  readonly publicUrl: URL | undefined;
  /** Believe what a proxy in front says about where requests come from. */
  readonly behindProxy: boolean;
  readonly metricsToken: string | undefined;
}

/** Whoever is suspended changes nothing here. */
async function seeThatMay(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const visitor = await guestOf(context, request);
  if (visitor?.suspended === undefined) return undefined;
  const refusal = await context.guard.refusal(visitor.id, request.method, request.routeOptions.url);
  return refusal && refuse(reply, refusal);
}

export async function openApp(
  context: Context,
  { metrics, health }: { readonly metrics: Metrics; readonly health: Health },
  settings: AppSettings,
  timeout: number,
): Promise<FastifyInstance> {
  const secure = settings.publicUrl?.protocol === 'https:';
  const headers = secure ? { ...SECURITY_HEADERS, ...STRICT_TRANSPORT } : SECURITY_HEADERS;
  const app = fastify({
    logger: false,
    // One proxy: only what it added itself is believed.
    trustProxy: settings.behindProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: LONGEST.body,
    requestTimeout: timeout,
    // Node takes the larger of the two for the whole request, whatever their names.
    http: { headersTimeout: timeout, connectionsCheckingInterval: Math.min(timeout, 5000) },
    frameworkErrors: ({ statusCode, message }, _request, { raw }) => {
      raw.writeHead(statusCode ?? 400, { ...headers, 'content-type': 'application/json' });
      raw.end(JSON.stringify({ trouble: woe('malformed', message) }));
    },
    // A proxy may have named the request already; what it says comes back with the reply.
    genReqId: ({ headers }) =>
      [headers['x-request-id']].flat().find((id) => id !== undefined && REQUEST_ID.test(id)) ?? newId(),
    routerOptions: { maxParamLength: LONGEST.id, caseSensitive: true },
    forceCloseConnections: true,
  });
  app.decorateRequest('program', undefined);
  app.decorateRequest('hasPaidForLength', false);
  // Only JSON: a form on another site can send anything else without asking.
  app.removeAllContentTypeParsers();
  readBodies(app, context.house.parts.slices);

  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    metrics.answered(route, statusCode, elapsedTime);
    context.house.parts.log.debug(
      { request: id, method, route, status: statusCode, milliseconds: Math.round(elapsedTime) },
      'answered',
    );
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!payerOf(context, request).take(isFile(request.url) ? 'files' : 'requests')) {
      reply.header('retry-after', '1');
      return refuse(reply, woe('too-many', 'too many requests; slow down'));
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !fromOurPage(request.headers, settings)) {
      return refuse(reply, woe('forbidden', 'this must come from our own page'));
    }
    const token = request.url.startsWith(`${API_PATH}/`) ? tokenIn(request.headers) : undefined;
    if (token !== undefined) {
      const trouble = await programAt(context, request, token);
      if (trouble === NO_SUCH_TOKEN) return reply.code(401).send({ trouble });
      if (trouble) return refuse(reply, trouble);
    }
    return reads ? undefined : seeThatMay(context, request, reply);
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) {
      const most = request.routeOptions.bodyLimit ?? LONGEST.body;
      return refuse(reply, woe('too-large', `this request has at most ${most} bytes`));
    }
    if (status < 500) return reply.code(status).send({ trouble: woe('malformed', error.message) });
    context.house.parts.log.error({ request: request.id, err: error }, 'a request broke');
    return refuse(reply, woe('server-trouble', 'the server failed on that request'));
  });

  for (const path of ['/healthz', '/healthz/ready']) {
    app.get(path, async (_request, reply) =>
      (await health.isReady())
        ? { ok: true }
        : reply.code(503).send({ trouble: woe('server-trouble', 'nothing can be written') }),
    );
  }
  app.get('/healthz/live', async () => ({ ok: true }));
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, settings.metricsToken)) return refuse(reply, woe('no-such-page', 'there is nothing here'));
    const { registry } = metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  apiRoutes(app, context);
  accountRoutes(app, context);
  programRoutes(app, context);
  turnRoutes(app, context);
  await pageRoutes(app, settings.page);
  return app;
}

const NO_SUCH_TOKEN = woe('people', said('no-such-token', {}));

/** Whoever shows a token is the program it belongs to and nobody else; about accounts it may say nothing. */
async function programAt(context: Context, request: FastifyRequest, token: string): Promise<TroubleReport | undefined> {
  const program = await context.programs.bearer(token);
  if (!program) return NO_SUCH_TOKEN;
  if (request.url.startsWith(ACCOUNTS)) return woe('forbidden', said('not-for-programs', {}));
  if (!payerOf(context, request, program).take('requests')) return woe('too-many', 'too many requests; slow down');
  request.program = program;
  return undefined;
}
