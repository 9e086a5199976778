/**
 * The same stream, which fails after `silenceMs` without data. A connection that died during sleep or was dropped by a
 * router reports no error itself. `end` releases the connection, also when the reader cancels.
 */
export function untilStalled(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
  end: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const leave = (reason?: unknown) => {
    void reader.cancel(reason).catch(() => undefined);
    end();
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => {
        controller.error(new Error(`no data for ${silenceMs} ms`));
        leave();
      }, silenceMs);
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: leave,
  });
}
