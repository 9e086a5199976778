/** Invalid settings or an unsuitable database; the server does not start. The message has one line per problem. */
export class ConfigError extends Error {}
