/** States of a room. The database's check constraint lists the same. */
export const roomStates = ['clean', 'dirty', 'inspected', 'out_of_order'] as const;
export type RoomState = (typeof roomStates)[number];

/** Most rooms of a hotel. */
export const mostRooms = 3000;
