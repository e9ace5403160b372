/** The check that the sender of a form is not a robot. */
export const botCheck = {
  told: {
    altcha:
      'Votre appareil effectue pour cela un petit calcul, que nous contrôlons nous-mêmes. Rien n’est transmis à un tiers.',
    turnstile:
      'Elle est assurée par Cloudflare (Turnstile), qui reçoit l’adresse IP de votre appareil et des données techniques de votre navigateur, mais aucune de vos réponses.',
  },
  label: 'Je ne suis pas un robot',
  verifying: 'Vérification en cours…',
  verified: 'Vérifié',
  error: 'La vérification a échoué. Réessayez plus tard.',
};
