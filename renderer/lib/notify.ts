import i18n from '#renderer/lib/translate.ts';
import type { ReactNode } from 'react';
import { ApiError } from './api/api-error.ts';
import { reasonWords } from './reasons.ts';

export type Toast = { key?: string; title: string; description?: ReactNode; duration?: number };
export type ToastKind = 'success' | 'error' | 'info';
/** The toast component, registered once so that code outside React can use it. */
export type ToastSink = Record<ToastKind, (toast: Toast) => void>;

let sink: ToastSink | null = null;
const waiting: [ToastKind, Toast][] = [];

/** Called when toasts can be shown; earlier ones are shown now. */
export function bindToasts(next: ToastSink): void {
  sink = next;
  for (const [kind, toast] of waiting.splice(0)) show(kind, toast);
}

function show(kind: ToastKind, toast: Toast): void {
  if (!sink) return void waiting.push([kind, toast]);
  sink[kind](toast);
}

/** Shows a toast. */
export function notifySuccess(title: string, description?: string): void {
  show('success', { title, ...(description ? { description } : {}) });
}

export function notifyInfo(title: string, description?: string): void {
  show('info', { title, ...(description ? { description } : {}) });
}

/**
 * Turns a failed call into the toast that section 8 of the specification names, in the destructive style.
 * `title` and `description` are the specification's words, already translated. Without a description the
 * server's own words are shown; an unexpected failure adds the number under which it is in the server's log.
 */
export function notifyFailure(title: string, error?: unknown, description?: string): void {
  const lines = [description ?? messageOf(error), referenceOf(error)].filter(Boolean);
  show('error', { title, duration: 8, ...(lines.length ? { description: lines.join(' ') } : {}) });
}

/** The message of a failure in the console's language. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return reasonWords(error.reason && [error.reason], error.message);
  if (error instanceof Error && error.message) return i18n.t(error.message);
  return i18n.t('Something went wrong. Try again.');
}

function referenceOf(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'internal' && error.request_id ? `(${error.request_id})` : null;
}
