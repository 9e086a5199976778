import type { consoleLanguages } from '#shared/features/auth/preferences.schema.ts';

export type MailLanguage = (typeof consoleLanguages)[number];

/** A mail with one link. `{hotel}` and `{email}` are filled in. */
export type Letter = { subject: string; intro: string; action: string; outro: string };
type Letters = {
  hello: string;
  verification: Letter;
  password_reset: Letter;
  invitation: Letter;
  second_factor_removed: Letter;
};

/** Account mails in the languages of the console. */
export const mailTexts: Record<MailLanguage, Letters> = {
  en: {
    hello: 'Hello,',
    verification: {
      subject: 'Confirm your e-mail address',
      intro: 'Somebody signed up for Concierge with this address. If it was you, confirm it:',
      action: 'Confirm my address',
      outro: 'The link works for 24 hours. If you did not sign up, ignore this mail: without you nothing happens.',
    },
    password_reset: {
      subject: 'Choose a new password',
      intro: 'Somebody asked for a new password for your Concierge account:',
      action: 'Choose a new password',
      outro: 'The link works for 24 hours. If it was not you, ignore this mail: nothing has changed.',
    },
    invitation: {
      subject: 'Join {hotel} on Concierge',
      intro: 'You are invited to work with the guests of {hotel}. Sign in or sign up with this address to join:',
      action: 'Join the hotel',
      outro: 'The link works for 7 days and only for {email}. If you do not know this hotel, ignore this mail.',
    },
    second_factor_removed: {
      subject: 'Your second factor was removed',
      intro:
        'The Concierge team removed the second factor of your account {email} and ended its sessions. Sign in with your password and set up another one in the settings:',
      action: 'Sign in',
      outro: 'If you did not ask for this, change your password at once and tell the Concierge team.',
    },
  },
  es: {
    hello: 'Hola:',
    verification: {
      subject: 'Confirme su dirección de correo',
      intro: 'Alguien se registró en Concierge con esta dirección. Si fue usted, confírmela:',
      action: 'Confirmar mi dirección',
      outro: 'El enlace funciona durante 24 horas. Si no se registró, ignore este correo: sin usted no ocurre nada.',
    },
    password_reset: {
      subject: 'Elija una contraseña nueva',
      intro: 'Alguien pidió una contraseña nueva para su cuenta de Concierge:',
      action: 'Elegir una contraseña nueva',
      outro: 'El enlace funciona durante 24 horas. Si no fue usted, ignore este correo: nada ha cambiado.',
    },
    invitation: {
      subject: 'Únase a {hotel} en Concierge',
      intro: 'Está invitado a atender a los huéspedes de {hotel}. Inicie sesión o regístrese con esta dirección:',
      action: 'Unirse al hotel',
      outro: 'El enlace funciona durante 7 días y solo para {email}. Si no conoce este hotel, ignore este correo.',
    },
    second_factor_removed: {
      subject: 'Se ha eliminado su segundo factor',
      intro:
        'El equipo de Concierge ha eliminado el segundo factor de su cuenta {email} y cerrado sus sesiones. Inicie sesión con su contraseña y configure otro en los ajustes:',
      action: 'Iniciar sesión',
      outro: 'Si no lo ha pedido, cambie su contraseña de inmediato y avise al equipo de Concierge.',
    },
  },
  fr: {
    hello: 'Bonjour,',
    verification: {
      subject: 'Confirmez votre adresse e-mail',
      intro: 'Quelqu’un s’est inscrit à Concierge avec cette adresse. Si c’était vous, confirmez-la :',
      action: 'Confirmer mon adresse',
      outro: 'Le lien fonctionne 24 heures. Si ce n’était pas vous, ignorez ce mail : sans vous, rien ne se passe.',
    },
    password_reset: {
      subject: 'Choisissez un nouveau mot de passe',
      intro: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte Concierge :',
      action: 'Choisir un nouveau mot de passe',
      outro: 'Le lien fonctionne 24 heures. Si ce n’était pas vous, ignorez ce mail : rien n’a changé.',
    },
    invitation: {
      subject: 'Rejoignez {hotel} sur Concierge',
      intro:
        'Vous êtes invité à vous occuper des clients de {hotel}. Connectez-vous ou inscrivez-vous avec cette adresse :',
      action: 'Rejoindre l’hôtel',
      outro:
        'Le lien fonctionne 7 jours, pour {email} seulement. Si vous ne connaissez pas cet hôtel, ignorez ce mail.',
    },
    second_factor_removed: {
      subject: 'Votre second facteur a été supprimé',
      intro:
        'L’équipe Concierge a supprimé le second facteur de votre compte {email} et fermé ses sessions. Connectez-vous avec votre mot de passe et configurez-en un autre dans les paramètres :',
      action: 'Se connecter',
      outro: 'Si vous ne l’avez pas demandé, changez tout de suite votre mot de passe et prévenez l’équipe Concierge.',
    },
  },
  de: {
    hello: 'Guten Tag,',
    verification: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      intro: 'Jemand hat sich mit dieser Adresse bei Concierge registriert. Waren Sie es, bestätigen Sie sie:',
      action: 'Meine Adresse bestätigen',
      outro: 'Der Link gilt 24 Stunden. Waren Sie es nicht, ignorieren Sie diese Mail: Ohne Sie geschieht nichts.',
    },
    password_reset: {
      subject: 'Wählen Sie ein neues Passwort',
      intro: 'Jemand hat ein neues Passwort für Ihr Concierge-Konto angefordert:',
      action: 'Neues Passwort wählen',
      outro: 'Der Link gilt 24 Stunden. Waren Sie es nicht, ignorieren Sie diese Mail: Es hat sich nichts geändert.',
    },
    invitation: {
      subject: 'Einladung zu {hotel} auf Concierge',
      intro:
        'Sie sind eingeladen, sich um die Gäste von {hotel} zu kümmern. Melden Sie sich mit dieser Adresse an oder registrieren Sie sich:',
      action: 'Dem Hotel beitreten',
      outro: 'Der Link gilt 7 Tage und nur für {email}. Kennen Sie dieses Hotel nicht, ignorieren Sie diese Mail.',
    },
    second_factor_removed: {
      subject: 'Ihr zweiter Faktor wurde entfernt',
      intro:
        'Das Concierge-Team hat den zweiten Faktor Ihres Kontos {email} entfernt und seine Sitzungen beendet. Melden Sie sich mit Ihrem Passwort an und richten Sie in den Einstellungen einen neuen ein:',
      action: 'Anmelden',
      outro: 'Haben Sie nicht darum gebeten, ändern Sie sofort Ihr Passwort und sagen Sie dem Concierge-Team Bescheid.',
    },
  },
  it: {
    hello: 'Buongiorno,',
    verification: {
      subject: 'Confermi il suo indirizzo e-mail',
      intro: 'Qualcuno si è registrato su Concierge con questo indirizzo. Se è stato lei, lo confermi:',
      action: 'Confermare il mio indirizzo',
      outro: 'Il link vale 24 ore. Se non si è registrato, ignori questa mail: senza di lei non succede nulla.',
    },
    password_reset: {
      subject: 'Scelga una nuova password',
      intro: 'Qualcuno ha chiesto una nuova password per il suo account Concierge:',
      action: 'Scegliere una nuova password',
      outro: 'Il link vale 24 ore. Se non è stato lei, ignori questa mail: non è cambiato nulla.',
    },
    invitation: {
      subject: 'Si unisca a {hotel} su Concierge',
      intro: 'È invitato a occuparsi degli ospiti di {hotel}. Acceda o si registri con questo indirizzo per unirsi:',
      action: 'Unirsi all’hotel',
      outro: 'Il link vale 7 giorni e solo per {email}. Se non conosce questo hotel, ignori questa mail.',
    },
    second_factor_removed: {
      subject: 'Il suo secondo fattore è stato rimosso',
      intro:
        'Il team Concierge ha rimosso il secondo fattore del suo account {email} e chiuso le sue sessioni. Acceda con la password e ne configuri un altro nelle impostazioni:',
      action: 'Accedere',
      outro: 'Se non l’ha chiesto, cambi subito la password e avvisi il team Concierge.',
    },
  },
};
