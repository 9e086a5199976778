/** Each check with its name and the remedy that is shown when it fails. */
const english = {
  title: 'Diagnostics',
  text: 'What the alarm needs on this computer, tested one by one.',
  again: 'Test again',
  good: 'Works',
  bad: 'Does not work',
  copied: 'Copied',
  copy: 'Copy diagnostics',
  server: 'Server',
  serverRemedy: 'Check the network and the address of the server. If other pages open, tell your IT.',
  certificate: 'Certificate',
  certificateRemedy: 'This computer does not trust the server’s certificate. Check the date, then ask your IT.',
  proxy: 'Proxy',
  proxyRemedy: 'The proxy of this computer does not let requests to the server pass. Ask your IT.',
  live: 'Live connection',
  liveRemedy:
    'Sign in. If you are signed in, something between here and the server holds the connection back: ask your IT.',
  notices: 'Notices',
  noticesRemedy: 'Allow notices of Concierge Desk in the settings of this computer.',
  sound: 'Sound',
  soundRemedy: 'You hear a bell now? If not, check volume, loudspeaker and the sound settings of this computer.',
  tray: 'Tray icon',
  trayRemedy: 'This desktop shows no tray icons. On GNOME, install the extension AppIndicator.',
  clock: 'Clock',
  clockRemedy: 'The clock of this computer differs from the server’s by more than a minute. Set it automatically.',
};
export type DiagnosticsWords = typeof english;

const spanish: DiagnosticsWords = {
  title: 'Diagnóstico',
  text: 'Lo que la alarma necesita en este equipo, comprobado punto por punto.',
  again: 'Comprobar de nuevo',
  good: 'Funciona',
  bad: 'No funciona',
  copied: 'Copiado',
  copy: 'Copiar diagnóstico',
  server: 'Servidor',
  serverRemedy: 'Compruebe la red y la dirección del servidor. Si otras páginas se abren, avise a informática.',
  certificate: 'Certificado',
  certificateRemedy:
    'Este equipo no confía en el certificado del servidor. Compruebe la fecha y pregunte a informática.',
  proxy: 'Proxy',
  proxyRemedy: 'El proxy de este equipo no deja pasar las peticiones al servidor. Pregunte a informática.',
  live: 'Conexión en vivo',
  liveRemedy:
    'Inicie sesión. Si ya lo hizo, algo entre este equipo y el servidor retiene la conexión: avise a informática.',
  notices: 'Avisos',
  noticesRemedy: 'Permita los avisos de Concierge Desk en los ajustes de este equipo.',
  sound: 'Sonido',
  soundRemedy: '¿Oye ahora una campana? Si no, compruebe el volumen, el altavoz y los ajustes de sonido.',
  tray: 'Icono de la bandeja',
  trayRemedy: 'Este escritorio no muestra iconos en la bandeja. En GNOME, instale la extensión AppIndicator.',
  clock: 'Reloj',
  clockRemedy: 'El reloj de este equipo difiere del servidor en más de un minuto. Póngalo en hora automáticamente.',
};

const french: DiagnosticsWords = {
  title: 'Diagnostic',
  text: 'Ce dont l’alarme a besoin sur cet ordinateur, vérifié point par point.',
  again: 'Tester à nouveau',
  good: 'Fonctionne',
  bad: 'Ne fonctionne pas',
  copied: 'Copié',
  copy: 'Copier le diagnostic',
  server: 'Serveur',
  serverRemedy: 'Vérifiez le réseau et l’adresse du serveur. Si d’autres pages s’ouvrent, prévenez l’informatique.',
  certificate: 'Certificat',
  certificateRemedy:
    'Cet ordinateur ne fait pas confiance au certificat du serveur. Vérifiez la date, puis demandez à l’informatique.',
  proxy: 'Proxy',
  proxyRemedy:
    'Le proxy de cet ordinateur ne laisse pas passer les requêtes vers le serveur. Demandez à l’informatique.',
  live: 'Liaison en direct',
  liveRemedy:
    'Connectez-vous. Si c’est fait, la liaison est retenue entre ici et le serveur : prévenez l’informatique.',
  notices: 'Notifications',
  noticesRemedy: 'Autorisez les notifications de Concierge Desk dans les réglages de cet ordinateur.',
  sound: 'Son',
  soundRemedy: 'Entendez-vous une cloche ? Sinon, vérifiez le volume, le haut-parleur et les réglages du son.',
  tray: 'Icône de la barre',
  trayRemedy: 'Ce bureau n’affiche pas d’icônes de notification. Sous GNOME, installez l’extension AppIndicator.',
  clock: 'Horloge',
  clockRemedy:
    'L’horloge de cet ordinateur diffère de celle du serveur de plus d’une minute. Réglez-la automatiquement.',
};

const german: DiagnosticsWords = {
  title: 'Diagnose',
  text: 'Was der Alarm auf diesem Computer braucht, einzeln geprüft.',
  again: 'Erneut prüfen',
  good: 'Funktioniert',
  bad: 'Funktioniert nicht',
  copied: 'Kopiert',
  copy: 'Diagnose kopieren',
  server: 'Server',
  serverRemedy: 'Prüfen Sie das Netz und die Adresse des Servers. Öffnen sich andere Seiten, rufen Sie Ihre IT.',
  certificate: 'Zertifikat',
  certificateRemedy:
    'Dieser Computer traut dem Zertifikat des Servers nicht. Prüfen Sie das Datum, dann fragen Sie Ihre IT.',
  proxy: 'Proxy',
  proxyRemedy: 'Der Proxy dieses Computers lässt Anfragen an den Server nicht durch. Fragen Sie Ihre IT.',
  live: 'Live-Verbindung',
  liveRemedy:
    'Melden Sie sich an. Sind Sie es, wird die Verbindung auf dem Weg zum Server zurückgehalten: Fragen Sie Ihre IT.',
  notices: 'Mitteilungen',
  noticesRemedy: 'Erlauben Sie Mitteilungen von Concierge Desk in den Einstellungen dieses Computers.',
  sound: 'Ton',
  soundRemedy: 'Hören Sie jetzt eine Glocke? Wenn nicht, prüfen Sie Lautstärke, Lautsprecher und Toneinstellungen.',
  tray: 'Symbol in der Leiste',
  trayRemedy: 'Diese Oberfläche zeigt keine Symbole. Installieren Sie in GNOME die Erweiterung AppIndicator.',
  clock: 'Uhr',
  clockRemedy: 'Die Uhr dieses Computers weicht mehr als eine Minute vom Server ab. Stellen Sie sie automatisch.',
};

const italian: DiagnosticsWords = {
  title: 'Diagnostica',
  text: 'Ciò di cui l’allarme ha bisogno su questo computer, verificato punto per punto.',
  again: 'Verifica di nuovo',
  good: 'Funziona',
  bad: 'Non funziona',
  copied: 'Copiato',
  copy: 'Copia diagnostica',
  server: 'Server',
  serverRemedy: 'Controllate la rete e l’indirizzo del server. Se altre pagine si aprono, avvisate l’IT.',
  certificate: 'Certificato',
  certificateRemedy:
    'Questo computer non si fida del certificato del server. Controllate la data, poi chiedete all’IT.',
  proxy: 'Proxy',
  proxyRemedy: 'Il proxy di questo computer non lascia passare le richieste al server. Chiedete all’IT.',
  live: 'Connessione dal vivo',
  liveRemedy: 'Accedete. Se l’avete fatto, la connessione è trattenuta tra questo computer e il server: avvisate l’IT.',
  notices: 'Avvisi',
  noticesRemedy: 'Consentite gli avvisi di Concierge Desk nelle impostazioni di questo computer.',
  sound: 'Suono',
  soundRemedy: 'Sentite ora una campana? Se no, controllate volume, altoparlante e impostazioni audio.',
  tray: 'Icona nella barra',
  trayRemedy: 'Questo desktop non mostra icone nella barra. Su GNOME installate l’estensione AppIndicator.',
  clock: 'Orologio',
  clockRemedy: 'L’orologio di questo computer differisce dal server di oltre un minuto. Impostatelo automaticamente.',
};

const languages: Record<string, DiagnosticsWords> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
};

export const diagnosticsWords = (language: string): DiagnosticsWords =>
  languages[language.slice(0, 2).toLowerCase()] ?? english;
