/** The how-tos that are followed on an installed server. */
export const INSTALLED_PAGES = [
  'install.md',
  'watch-it-run.md',
  'back-up-and-restore.md',
  'replace-the-keys.md',
  'publish.md',
  'receive-requests.md',
  'run-several-servers.md',
  'require-tls.md',
  'stop-without-a-failed-request.md',
] as const;
