/** Event on `window` when the server has refused what a form sent. The desktop program then counts the form as unsaved. */
export const saveRefusedEvent = 'concierge:save-refused';
