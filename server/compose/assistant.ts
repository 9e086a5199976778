import { createComposer } from '../features/assistant/composing/composer.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { PlatformServices } from './platform.ts';

/** The assistant composes replies; conversations and the simulator run it. */
export function composeAssistant(infrastructure: Infrastructure, { mayAskModel }: PlatformServices) {
  return { composer: createComposer({ ...infrastructure, mayAskModel }) };
}
export type AssistantServices = ReturnType<typeof composeAssistant>;
