import type { Request, Response } from 'express';
import { errorBody } from './state.fake.ts';
import type { TwilioState } from './state.fake.ts';

const gone = (response: Response) =>
  void response.status(404).json(errorBody(404, 20404, 'The requested resource was not found'));
const sidOf = (request: Request, name: string) => String(request.params[name]).replace(/\.json$/, '');
const mediaOf = (state: TwilioState, message: string) =>
  [...state.media].filter(([, media]) => media.message_sid === message).map(([sid]) => sid);

/** `GET …/Messages/{sid}/Media.json`. */
export function listMedia(state: TwilioState, request: Request, response: Response): void {
  const message = sidOf(request, 'message');
  const media_list = mediaOf(state, message).map((sid) => ({
    sid,
    parent_sid: message,
    account_sid: state.accountSid,
    content_type: state.media.get(sid)!.content_type,
    uri: `/2010-04-01/Accounts/${state.accountSid}/Messages/${message}/Media/${sid}.json`,
  }));
  response.json({ media_list, page: 0, page_size: 50, uri: request.originalUrl, next_page_uri: null });
}

/** `DELETE …/Messages/{sid}/Media/{sid}.json`. */
export function deleteMedia(state: TwilioState, request: Request, response: Response): void {
  const sid = sidOf(request, 'media');
  if (state.media.get(sid)?.message_sid !== sidOf(request, 'message')) return gone(response);
  state.media.delete(sid);
  response.status(204).end();
}

/** `DELETE …/Messages/{sid}.json`. Its media remain unless deleted before; a message in delivery is refused. */
export function deleteMessage(state: TwilioState, request: Request, response: Response): void {
  const sid = sidOf(request, 'message');
  const index = state.log.findIndex((each) => each.sid === sid);
  if (index < 0) return gone(response);
  if (mediaOf(state, sid).length > 0) state.violations.push(`${sid} was deleted before its media`);
  state.log.splice(index, 1);
  response.status(204).end();
}
