/** Event on `window` when the server has taken a change. The desktop program then counts the form that was sent as saved. */
export const savedEvent = 'concierge:saved';
