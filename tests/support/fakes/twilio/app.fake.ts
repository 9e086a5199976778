import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { callerOf, createAccount, fetchAccount, listAccounts, updateAccount } from './accounts.fake.ts';
import { createCall, listCalls, updateCall } from './calls.fake.ts';
import { createContent, deleteContent, fetchApproval, submitContent } from './content.fake.ts';
import { deleteMedia, deleteMessage, listMedia } from './deletion.fake.ts';
import { redirectToStore, serveFromStore, showTyping } from './media.fake.ts';
import { createMessage, listMessages } from './messages.fake.ts';
import { createSender, updateSender } from './register-sender.fake.ts';
import { listSenders } from './senders.fake.ts';
import { errorBody, nextFault } from './state.fake.ts';
import type { Fault, Route, TwilioState } from './state.fake.ts';

/** Twilio's paths. Each request is one of the account whose credentials it has. */
export function twilioApp(main: TwilioState) {
  const app = express();
  const form = [
    express.urlencoded({ extended: false, limit: '1mb' }),
    contentType(main, 'application/x-www-form-urlencoded'),
  ];
  const json = [express.json(), contentType(main, 'application/json')];
  app.get('/store/:media', (request, response) =>
    serveFromStore(ownerOf(main, request.params['media']!), request, response),
  );
  app.use((request, response, next) => {
    const caller = callerOf(main, request);
    if (!caller) return void response.status(401).json(errorBody(401, 20003, 'Authenticate'));
    if (caller.accountStatus !== 'active')
      return void response.status(401).json(errorBody(401, 20005, `Account ${caller.accountSid} is not active`));
    response.locals['account'] = caller;
    next();
  });
  app.post(
    '/2010-04-01/Accounts.json',
    ...form,
    faulty(main, 'accounts', (_, ...call) => createAccount(at(call), ...call)),
  );
  app.get(
    '/2010-04-01/Accounts.json',
    faulty(main, 'accounts', (_, ...call) => listAccounts(at(call), ...call)),
  );
  app.get(
    '/2010-04-01/Accounts/:account',
    faulty(main, 'accounts', (_, ...call) => fetchAccount(at(call), ...call)),
  );
  app.post(
    '/2010-04-01/Accounts/:account',
    ...form,
    faulty(main, 'accounts', (_, ...call) => updateAccount(at(call), ...call)),
  );
  // Another account's messages are not there for this one.
  app.use('/2010-04-01/Accounts/:account', (request, response, next) =>
    request.params['account'] === at([request, response]).accountSid
      ? next()
      : void response.status(404).json(errorBody(404, 20404, 'The requested resource was not found')),
  );
  const account = '/2010-04-01/Accounts/:account';
  app.post(
    `${account}/Messages.json`,
    ...form,
    faulty(main, 'messages', (fault, ...call) => createMessage(at(call), fault, ...call)),
  );
  app.get(
    `${account}/Messages.json`,
    faulty(main, 'list', (_, ...call) => listMessages(at(call), ...call)),
  );
  app.post(
    `${account}/Calls.json`,
    ...form,
    faulty(main, 'calls', (fault, ...call) => createCall(at(call), fault, ...call)),
  );
  app.get(`${account}/Calls.json`, (request, response) => listCalls(at([request, response]), request, response));
  app.post(`${account}/Calls/:call`, ...form, (request, response) =>
    updateCall(at([request, response]), request, response),
  );
  app.get(
    `${account}/Messages/:message/Media/:media`,
    faulty(main, 'media', (_, ...call) => redirectToStore(at(call), ...call)),
  );
  app.get(
    `${account}/Messages/:message/Media.json`,
    faulty(main, 'delete', (_, ...call) => listMedia(at(call), ...call)),
  );
  app.delete(
    `${account}/Messages/:message/Media/:media`,
    faulty(main, 'delete', (_, ...call) => deleteMedia(at(call), ...call)),
  );
  app.delete(
    `${account}/Messages/:message`,
    faulty(main, 'delete', (_, ...call) => deleteMessage(at(call), ...call)),
  );
  app.post(
    '/v2/Indicators/Typing.json',
    ...form,
    faulty(main, 'typing', (_, ...call) => showTyping(at(call), ...call)),
  );
  app.post(
    '/v1/Content',
    ...json,
    faulty(main, 'content', (_, ...call) => createContent(at(call), ...call)),
  );
  app.post(
    '/v1/Content/:sid/ApprovalRequests/whatsapp',
    ...json,
    faulty(main, 'content', (_, ...call) => submitContent(at(call), ...call)),
  );
  app.get(
    '/v1/Content/:sid/ApprovalRequests',
    faulty(main, 'content', (_, ...call) => fetchApproval(at(call), ...call)),
  );
  app.delete(
    '/v1/Content/:sid',
    faulty(main, 'content', (_, ...call) => deleteContent(at(call), ...call)),
  );
  app.get(
    '/v2/Channels/Senders',
    faulty(main, 'senders', (_, ...call) => listSenders(at(call), ...call)),
  );
  app.post(
    '/v2/Channels/Senders',
    ...json,
    faulty(main, 'senders', (_, ...call) => createSender(at(call), ...call)),
  );
  app.post(
    '/v2/Channels/Senders/:sid',
    ...json,
    faulty(main, 'senders', (_, ...call) => updateSender(at(call), ...call)),
  );
  app.use((request, response) => {
    main.violations.push(`No such path: ${request.method} ${request.path}`);
    response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
  });
  return app;
}

/** The account of a request. */
const at = ([, response]: [unknown, Response]): TwilioState => response.locals['account'] as TwilioState;

const ownerOf = (main: TwilioState, media: string): TwilioState =>
  [...main.accounts.values()].find((each) => each.media.has(media)) ?? main;

type Handler = (fault: Fault | undefined, request: Request, response: Response) => unknown;

function faulty(state: TwilioState, route: Route, handle: Handler): RequestHandler {
  return (request, response) => {
    const fault = nextFault(state, route);
    if (fault && 'timeoutBefore' in fault) return;
    if (fault && 'reset' in fault) return void request.socket.resetAndDestroy();
    if (!fault || !('status' in fault)) return handle(fault, request, response) as void;
    if (fault.retryAfterSeconds !== undefined) response.set('retry-after', String(fault.retryAfterSeconds));
    const code = fault.code ?? (fault.status === 429 ? 20429 : 20500);
    response.status(fault.status).json(errorBody(fault.status, code, fault.message ?? `Fault ${fault.status}`));
  };
}

function contentType(state: TwilioState, expected: string): RequestHandler {
  return (request, response, next) => {
    if (request.is(expected)) return next();
    state.violations.push(`${request.path} takes ${expected}`);
    response.status(400).json(errorBody(400, 20001, `This path takes ${expected}`));
  };
}
