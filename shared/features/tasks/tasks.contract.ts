import { defineContract } from '#shared/http/contract.ts';
import { longestPhoto } from './tasks.values.ts';
import { doneMessage, task, taskChange, taskDraft, taskList, taskPhoto, taskQuery, taskStart } from './tasks.schema.ts';

export const tasksContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/tasks',
    access: 'hotelMember',
    key: 'tasks:read',
    summary: 'Tasks of a view, of a department or of a conversation, 300 at most',
    query: taskQuery,
    response: taskList,
  },
  add: {
    method: 'POST',
    path: '/hotels/:hotel_id/tasks',
    access: 'hotelMember',
    key: 'tasks:write',
    once: true,
    summary: 'Add a task; made from a message, it quotes it',
    body: taskDraft,
    response: task,
    status: 201,
  },
  start: {
    method: 'GET',
    path: '/hotels/:hotel_id/messages/:id/task',
    access: 'hotelMember',
    key: 'tasks:read',
    summary: 'What a task made from this message begins with: the room of its text or of the stay, and the department',
    response: taskStart,
  },
  change: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/tasks/:id',
    access: 'hotelMember',
    key: 'tasks:write',
    summary: 'Change a task; one that is taken, moved or ended no longer calls staff',
    body: taskChange,
    response: task,
  },
  tell: {
    method: 'POST',
    path: '/hotels/:hotel_id/tasks/:id/tell',
    access: 'hotelMember',
    summary: 'Tell the guest that it is done; refused until it is',
    body: doneMessage,
    response: task,
  },
  photo: {
    method: 'GET',
    path: '/hotels/:hotel_id/tasks/:id/photo',
    access: 'hotelMember',
    summary: 'The photo that staff added',
    response: taskPhoto,
  },
  setPhoto: {
    method: 'PUT',
    path: '/hotels/:hotel_id/tasks/:id/photo',
    access: 'hotelMember',
    summary: 'Add a photo, or replace it',
    body: taskPhoto,
    bodyLimit: longestPhoto + 1000,
    response: task,
  },
});
