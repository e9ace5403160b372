// The walk through the how-tos of an installed server, step by step (README.md).

/** A block, run word for word. */
export interface WalkedBlock {
  /** page#section, and which of its blocks if it is not the first: install.md#systemd/2. */
  block: string;
  as?: 'postgres';
  /** A command that prints what is typed where the block asks. */
  types?: string;
  /** What the page leaves to the reader, and what this one writes instead. */
  filledIn?: Readonly<Record<string, string>>;
}

/** What a page says in a sentence, or leaves to the reader. */
export interface ByHand {
  as?: 'postgres';
  byHand: string;
  commands: string;
}

export type Debian = '12' | '13';

/** Debian 13 has a Node that is new enough. */
const NODE: Readonly<Record<Debian, WalkedBlock | ByHand>> = {
  '12': {
    byHand: 'nodejs.org is out of reach: its archive is the one given to the walk',
    commands:
      'apt-get install xz-utils\n' +
      'tar --extract --file=/root/node.tar.xz --directory=/usr/local --strip-components=1',
  },
  '13': { block: 'install.md#systemd' },
};

const READY =
  'curl --fail --retry 60 --retry-delay 1 --retry-all-errors http://localhost:3000/api/v1/ready';

const PASSWORD = '"$(cat /root/secrets/database-password)"';

export const routeOn = (debian: Debian): readonly (WalkedBlock | ByHand)[] => [
  { block: 'install.md#The secrets' },
  NODE[debian],
  {
    block: 'install.md#systemd/2',
    types: `printf '%s\\n%s\\n' ${PASSWORD} ${PASSWORD}`,
    filledIn: {
      '<this repository>': '/root/loanfront.git',
      // The comment asks the reader to edit the file: no scanner is in reach.
      '# then write the lender’s own values':
        '; sed -i s/^CLAMD_URL=.*/CLAMD_URL=none/ /etc/loanfront/loanfront.env',
    },
  },
  { block: 'install.md#systemd/3' },
  {
    byHand: 'install.md#nginx: the file, a certificate, and the name of the site',
    commands: `apt-get install nginx-light openssl
install -d /etc/nginx/tls
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.lender.example \\
  -addext subjectAltName=DNS:www.lender.example \\
  -keyout /etc/nginx/tls/www.lender.example.key -out /etc/nginx/tls/www.lender.example.pem
cp /opt/loanfront/operations/nginx.conf /etc/nginx/conf.d/loanfront.conf
echo 127.0.0.1 www.lender.example >> /etc/hosts
nginx -t && systemctl reload nginx
cat /etc/nginx/tls/www.lender.example.pem >> /root/authorities.pem
cp /root/authorities.pem /etc/nginx/tls/authorities.pem
systemctl set-environment NODE_EXTRA_CA_CERTS=/etc/nginx/tls/authorities.pem`,
  },
  {
    block: 'watch-it-run.md#A walked application',
    filledIn: { 'http://10.0.0.11:3000': 'http://localhost:3000' },
  },
  {
    byHand: 'back-up-and-restore.md: the address of the database',
    commands: 'export DATABASE_URL="$(cat /etc/loanfront/secrets/database-url)"\ncd /var/tmp',
  },
  { block: 'back-up-and-restore.md#A dump' },
  {
    byHand: 'back-up-and-restore.md: the dump where PostgreSQL’s user can read it',
    commands: 'chown postgres loanfront.dump',
  },
  { byHand: 'its folder, in the shell of that user', as: 'postgres', commands: 'cd /var/tmp' },
  { block: 'back-up-and-restore.md#A dump/1', as: 'postgres' },
  {
    byHand: 'back-up-and-restore.md: the address of the copy',
    commands:
      'unset DATABASE_URL\nRESTORED_URL="$(cat /etc/loanfront/secrets/database-url)_restored"',
  },
  { block: 'back-up-and-restore.md#A dump/2' },
  { block: 'replace-the-keys.md#Replacing the keys' },
  {
    byHand: 'replace-the-keys.md: step 2 of a single server, the new key first',
    commands: `keys=/etc/loanfront/secrets/encryption-keys
new=$(loanfront keys generate | grep -o '[a-z0-9-]*:[A-Za-z0-9+/=]*' | head --lines=1)
echo "$new,$(cat $keys)" > $keys
systemctl restart loanfront
${READY}`,
  },
  {
    block: 'replace-the-keys.md#Replacing the keys/1',
    filledIn: { 'keys reseal': "keys reseal --as 'Anna V.'" },
  },
  { block: 'replace-the-keys.md#Replacing the keys/2' },
  { block: 'replace-the-keys.md#Replacing the keys/3' },
  { block: 'publish.md#With systemd' },
  {
    byHand: 'publish.md: a checkout with the build’s tools, of the same version',
    commands: 'git clone /root/loanfront.git /root/checkout && cd /root/checkout',
  },
  {
    block: 'publish.md#With systemd/1',
    filledIn: {
      // The first time, as the sentence after the block says.
      'loanfront-publish "$new"': `ln -s "$(basename "$new")" /srv/loanfront/current; systemctl restart loanfront; ${READY}`,
    },
  },
  {
    byHand: 'publish.md: a change of the lender’s files',
    commands: `server=$(systemctl show loanfront --property=MainPID)
sed -i 's/^email: .*/email: hello@lender.example/' config/lender.yaml`,
  },
  { block: 'publish.md#With systemd/1' },
  {
    byHand: 'publish.md: visitors see it, and the server is the one that ran before',
    commands: `curl --fail --silent --show-error http://localhost:3000/fr/contact/ > contact.html
grep hello@lender.example contact.html
test "$(systemctl show loanfront --property=MainPID)" = "$server"`,
  },
];

/** Blocks of the walked pages that are not walked, each with the reason. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  'install.md#The scanner': 'ClamAV’s signatures are not in Debian’s archive',
  'install.md#systemd/1':
    'on Debian 12 the archive is given, on Debian 13 Debian’s own Node is walked',
  'install.md#A container': 'needs Docker',
  'install.md#Compose': 'needs Docker',
  'back-up-and-restore.md#To a point in time':
    'run word for word by src/server/storage/back-up-and-restore.integration.test.ts',
  'back-up-and-restore.md#Rehearsing': 'likewise',
  'publish.md#On this machine': 'of a checkout: run by scripts/build/publish.test.ts',
  'publish.md#Several servers': 'needs two machines',
  'require-tls.md#Require TLS to the database and the mail server': 'settings, not commands',
};
