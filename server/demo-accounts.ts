/** One password for all of the demo: it is printed at every start, on a server that only this machine can reach. */
export const demoPassword = 'concierge-demo';

/** The demo's super admin, used if SUPER_ADMIN_EMAILS is not set. */
export const demoSuperAdmin = { email: 'platform@concierge.example', first_name: 'Robin', last_name: 'Keller' };

/** Who to sign in as. Printed by the one-machine default when it starts. */
export const demoAccounts: { label: string; email: string; password: string }[] = [
  { label: 'Hotel admin', email: 'gwenaelle@maisondesmarees.example', password: demoPassword },
  { label: 'Reception', email: 'malo@maisondesmarees.example', password: demoPassword },
  { label: 'Another hotel', email: 'katharina@seehaus-lindenhof.example', password: demoPassword },
  { label: 'Super admin', email: demoSuperAdmin.email, password: demoPassword },
];
