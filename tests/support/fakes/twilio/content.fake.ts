import type { Request, Response } from 'express';
import { errorBody, newSid } from './state.fake.ts';
import type { FakeTemplate, TwilioState } from './state.fake.ts';

const categories = ['UTILITY', 'MARKETING', 'AUTHENTICATION'];

/** `POST /v1/Content`. */
export function createContent(state: TwilioState, request: Request, response: Response): void {
  const draft = (request.body ?? {}) as Record<string, unknown>;
  const wrong = contentViolation(draft);
  if (wrong) return reject(state, response, wrong);
  const types = draft['types'] as Record<string, { body: string }>;
  const template: FakeTemplate = {
    sid: newSid('HX'),
    friendly_name: String(draft['friendly_name'] ?? ''),
    language: String(draft['language']),
    body: Object.values(types)[0]!.body,
    types,
    variables: (draft['variables'] ?? {}) as Record<string, string>,
    status: 'unsubmitted',
    name: null,
    category: null,
    rejection_reason: '',
  };
  state.templates.set(template.sid, template);
  const { sid, friendly_name, language, variables } = template;
  response.status(201).json({
    sid,
    account_sid: state.accountSid,
    friendly_name,
    language,
    variables,
    types,
    url: `https://content.twilio.com/v1/Content/${sid}`,
    links: {},
    date_created: state.now().toISOString(),
    date_updated: state.now().toISOString(),
  });
}

/** `POST /v1/Content/{sid}/ApprovalRequests/whatsapp`. */
export function submitContent(state: TwilioState, request: Request, response: Response): void {
  const template = state.templates.get(String(request.params['sid']));
  if (!template) return void response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
  const { name, category, ...rest } = (request.body ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(rest).find((each) => each !== 'allow_category_change');
  if (unknown) return reject(state, response, `Unknown field ${unknown}`);
  if (!/^[a-z0-9_]{1,512}$/.test(String(name)))
    return reject(state, response, 'A name is lower case letters, digits and underscores');
  if (!categories.includes(String(category))) return reject(state, response, `Unknown category ${String(category)}`);
  Object.assign(template, { name, category, status: 'received' });
  response.status(201).json(approvalJson(template));
}

/** `GET /v1/Content/{sid}/ApprovalRequests`. */
export function fetchApproval(state: TwilioState, request: Request, response: Response): void {
  const template = state.templates.get(String(request.params['sid']));
  if (!template) return void response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
  const { sid } = template;
  response.json({
    sid,
    account_sid: state.accountSid,
    url: `https://content.twilio.com/v1/Content/${sid}/ApprovalRequests`,
    whatsapp: approvalJson(template),
  });
}

function approvalJson({ name, category, status, rejection_reason }: FakeTemplate) {
  return {
    type: 'whatsapp',
    name,
    category,
    content_type: 'twilio/text',
    status,
    rejection_reason,
    allow_category_change: true,
  };
}

function contentViolation(draft: Record<string, unknown>): string | null {
  const unknown = Object.keys(draft).find(
    (name) => !['friendly_name', 'language', 'variables', 'types'].includes(name),
  );
  if (unknown) return `Unknown field ${unknown}`;
  if (!/^[a-z]{2,3}(_[A-Z]{2})?$/.test(String(draft['language']))) return 'A language is required';
  const variables = draft['variables'] ?? {};
  if (typeof variables !== 'object' || Object.values(variables).some((each) => typeof each !== 'string'))
    return 'Variables are strings';
  const [[type, content] = ['', {}], ...more] = Object.entries((draft['types'] ?? {}) as Record<string, Content>);
  if (more.length > 0) return 'One type is expected here';
  const most = type === 'twilio/text' ? 1600 : 1024;
  if (!isText(content.body, most)) return `A body of at most ${most} characters is required`;
  const check = checks[type];
  return check ? check(content) : `Unknown type ${type}`;
}

type Content = { body?: unknown; button?: unknown; actions?: Tap[]; items?: Tap[] };
type Tap = { type?: unknown; title?: unknown; item?: unknown; id?: unknown; description?: unknown };

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && [...value].length <= most;
const isUnique = (values: unknown[]): boolean => new Set(values).size === values.length;

/** In-session limits of the published content types. */
const checks: Record<string, (content: Content) => string | null> = {
  'twilio/text': () => null,
  'twilio/quick-reply': ({ actions = [] }) => {
    if (actions.length < 1 || actions.length > 3) return 'One to three buttons are allowed in a session';
    const isFine = actions.every(
      ({ type, title, id }) => type === 'QUICK_REPLY' && isText(title, 20) && isText(id, 200),
    );
    return isFine && isUnique(actions.map(({ title }) => title))
      ? null
      : 'A button has a title of 20 characters, and an id';
  },
  'twilio/list-picker': ({ button, items = [] }) => {
    if (!isText(button, 20)) return 'A list has a button of 20 characters';
    if (items.length < 1 || items.length > 10) return 'A list has one to ten items';
    const isFine = items.every(
      ({ item, id, description }) =>
        isText(item, 24) && isText(id, 200) && (description === undefined || isText(description, 72)),
    );
    return isFine && isUnique(items.map(({ id }) => id))
      ? null
      : 'An item has 24 characters, an id and a description of 72';
  },
};

/** `DELETE /v1/Content/{sid}`. */
export function deleteContent(state: TwilioState, request: Request, response: Response): void {
  if (state.templates.delete(String(request.params['sid']))) return void response.status(204).end();
  response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
}

function reject(state: TwilioState, response: Response, message: string): void {
  state.violations.push(message);
  response.status(400).json(errorBody(400, 20001, message));
}
