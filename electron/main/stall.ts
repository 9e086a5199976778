/**
 * The same stream, which fails once nothing has come for `silenceMs`: a line that died while the computer slept, or
 * behind a router that forgot it, says nothing by itself. `end` gives the connection back, also when the reader leaves.
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
        controller.error(new Error(`nothing came for ${silenceMs} ms`));
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
