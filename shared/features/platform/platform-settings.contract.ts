import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import {
  platformSettings,
  platformSettingsChange,
  providerName,
  providerState,
  providerTest,
} from './platform-settings.schema.ts';

const answer = z.object({ settings: platformSettings, providers: z.array(providerState) });

export const platformSettingsContract = defineContract({
  get: {
    method: 'GET',
    path: '/admin/settings',
    access: 'superAdmin',
    summary: 'Settings of the platform, and which providers are set up',
    response: answer,
  },
  save: {
    method: 'PUT',
    path: '/admin/settings',
    access: 'superAdmin',
    summary: 'Save sections of the settings; absent ones stay as they are',
    body: platformSettingsChange,
    response: answer,
  },
  test: {
    method: 'POST',
    path: '/admin/settings/test',
    access: 'superAdmin',
    summary: 'Really try a provider: a mail to the caller, a question to the model, a look at the account, a forecast',
    body: z.object({ provider: providerName }),
    response: providerTest,
  },
});
