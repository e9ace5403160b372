export const glossary = {
  title: 'Glossaire',
  lede: 'Les mots du crédit, expliqués un par un\u00a0: ce qu’ils veulent dire, et ce qu’ils changent quand on emprunte.',
  letters: 'Lettres du glossaire',
  see: 'À lire aussi\u00a0:',
  back: 'Revenir aux lettres',
  filter: { label: 'Chercher un mot du glossaire', found: 'Mots trouvés\u00a0: {n}' },
};
