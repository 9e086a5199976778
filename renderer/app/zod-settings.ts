/**
 * zod would like to compile its checks and asks the browser whether it may; the pages' security policy says no and notes
 * each asking as a violation. Set where zod looks when it is loaded (`globalConfig` in zod/v4/core), so that the first
 * page does not have to load zod for it.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
