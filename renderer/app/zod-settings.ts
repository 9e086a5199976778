/**
 * zod tests whether it may compile its checks. The content security policy forbids this and reports
 * each asking as a violation. Set where zod looks when it is loaded (`globalConfig` in zod/v4/core), so that the first
 * page does not have to load zod for it.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
