import { startCompanyProvider, type CompanyProvider } from './fakes/company-provider.fake.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from './server.ts';

/** A group of one hotel whose people with addresses at lake.test sign in at their company's provider. */
export type CompanyGroup = {
  server: TestServer;
  provider: CompanyProvider;
  superAdmin: TestUser;
  /** Address of the super admin. */
  owner: string;
  hotel: TestHotel;
  /** Id of the group. */
  group: string;
  settings(more?: object): Record<string, unknown>;
  /** Stores the settings of the sign-in, those of `more` changed. */
  save(more?: object): ReturnType<TestUser['client']['put']>;
  /** The provider tells the truth again, and the settings are those of the beginning. */
  reset(): Promise<void>;
  stop(): Promise<void>;
};

export async function startCompanyGroup(): Promise<CompanyGroup> {
  const owner = 'owner@lake.test';
  const server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: owner } });
  const provider = await startCompanyProvider();
  const superAdmin = await server.signUp({ email: owner, second_factor: true });
  const hotel = await server.aHotel({ name: 'Lake' });
  const group: string = (await superAdmin.client.post('/api/admin/groups', { name: 'Lakes' })).body.id;
  await superAdmin.client.put(`/api/admin/groups/${group}/hotels/${hotel.id}`);
  const settings = (more: object = {}) => ({
    issuer: provider.url,
    client_id: provider.client.id,
    client_secret: provider.client.secret,
    default_hotel_id: null,
    ...more,
  });
  const save = (more: object = {}) => superAdmin.client.put(`/api/admin/groups/${group}/sso`, settings(more));
  await save();
  await superAdmin.client.put(`/api/admin/groups/${group}/sso/domains/lake.test`);
  return {
    server,
    provider,
    superAdmin,
    owner,
    hotel,
    group,
    settings,
    save,
    reset: async () => {
      Object.assign(provider.state, { person: {}, lie: {}, isDown: false, asked: [] });
      await save();
    },
    stop: async () => {
      await server.stop();
      await provider.close();
    },
  };
}
