-- The currency (ISO 4217) of a hotel's amounts. Hotels that exist get that of the country of their telephone, else that of
-- their time zone; the others keep the dollar in which their amounts were shown.

ALTER TABLE hotels
  ADD COLUMN currency text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$');

WITH
  dialled (prefixes, currency) AS (
    VALUES
      ('{+376,+43,+32,+357,+49,+372,+34,+358,+33,+30,+385,+353,+39,+370,+352,+371,+377,+382,+356,+31,+351,+386,+421}', 'EUR'),
      ('{+41,+423}', 'CHF'),
      ('{+44}', 'GBP'),
      ('{+971}', 'AED'),
      ('{+54}', 'ARS'),
      ('{+61}', 'AUD'),
      ('{+55}', 'BRL'),
      ('{+56}', 'CLP'),
      ('{+57}', 'COP'),
      ('{+506}', 'CRC'),
      ('{+420}', 'CZK'),
      ('{+45}', 'DKK'),
      ('{+1809,+1829,+1849}', 'DOP'),
      ('{+36}', 'HUF'),
      ('{+91}', 'INR'),
      ('{+354}', 'ISK'),
      ('{+81}', 'JPY'),
      ('{+212}', 'MAD'),
      ('{+52}', 'MXN'),
      ('{+47}', 'NOK'),
      ('{+64}', 'NZD'),
      ('{+51}', 'PEN'),
      ('{+48}', 'PLN'),
      ('{+40}', 'RON'),
      ('{+46}', 'SEK'),
      ('{+65}', 'SGD'),
      ('{+66}', 'THB'),
      ('{+216}', 'TND'),
      ('{+90}', 'TRY'),
      ('{+598}', 'UYU'),
      ('{+27}', 'ZAR')
  ),
  zoned (zones, currency) AS (
    VALUES
      (
        '{Amsterdam,Andorra,Athens,Berlin,Bratislava,Brussels,Busingen,Dublin,Helsinki,Lisbon,Ljubljana,Luxembourg,Madrid,'
        'Malta,Monaco,Paris,Podgorica,Riga,Rome,San_Marino,Tallinn,Vatican,Vienna,Vilnius,Zagreb,Nicosia,Canary,Madeira}',
        'EUR'
      ),
      ('{Zurich,Vaduz}', 'CHF'),
      ('{London,Belfast}', 'GBP'),
      ('{Prague}', 'CZK'),
      ('{Copenhagen}', 'DKK'),
      ('{Budapest}', 'HUF'),
      ('{Reykjavik}', 'ISK'),
      ('{Oslo}', 'NOK'),
      ('{Warsaw}', 'PLN'),
      ('{Bucharest}', 'RON'),
      ('{Stockholm}', 'SEK'),
      ('{Istanbul}', 'TRY'),
      ('{Dubai}', 'AED'),
      ('{Kolkata,Calcutta}', 'INR'),
      ('{Tokyo}', 'JPY'),
      ('{Singapore}', 'SGD'),
      ('{Bangkok}', 'THB'),
      ('{Casablanca}', 'MAD'),
      ('{Tunis}', 'TND'),
      ('{Johannesburg}', 'ZAR'),
      ('{Auckland}', 'NZD'),
      ('{Sydney,Melbourne,Brisbane,Perth,Adelaide,Hobart,Darwin}', 'AUD'),
      ('{Toronto,Montreal,Vancouver,Edmonton,Winnipeg,Regina,Halifax,St_Johns}', 'CAD'),
      ('{Mexico_City,Cancun,Tijuana,Monterrey,Merida}', 'MXN'),
      ('{Sao_Paulo}', 'BRL'),
      ('{Buenos_Aires}', 'ARS'),
      ('{Santiago}', 'CLP'),
      ('{Bogota}', 'COP'),
      ('{Costa_Rica}', 'CRC'),
      ('{Santo_Domingo}', 'DOP'),
      ('{Lima}', 'PEN'),
      ('{Montevideo}', 'UYU')
  ),
  known AS (
    SELECT
      h.id,
      coalesce(
        (
          SELECT d.currency
          FROM dialled d, unnest(d.prefixes::text[]) prefix
          WHERE starts_with(regexp_replace(regexp_replace(coalesce(h.phone, h.whatsapp_number), '[^0-9+]', '', 'g'), '^00', '+'), prefix)
          ORDER BY length(prefix) DESC
          LIMIT 1
        ),
        (SELECT z.currency FROM zoned z WHERE regexp_replace(h.timezone, '^.*/', '') = ANY (z.zones::text[]))
      ) AS currency
    FROM hotels h
  )
UPDATE hotels h
SET currency = known.currency
FROM known
WHERE known.id = h.id AND known.currency <> 'USD';
