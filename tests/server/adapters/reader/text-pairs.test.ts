import { describe, expect, test } from 'vitest';
import { textOfHtml } from '#server/adapters/reader/html-text.rules.ts';
import { pairsOfText } from '#server/adapters/reader/text-pairs.rules.ts';

const short = (text: string) => pairsOfText(text).map(({ question, answer }) => [question, answer]);

describe('a pasted text', () => {
  test('with lines marked Q and A, in any of five languages', () => {
    expect(short('Q: Are pets allowed?\nA: Dogs are.\nThey pay 10 euros.\n\nQ: Is there a pool?\nA: Yes.')).toEqual([
      ['Are pets allowed?', 'Dogs are.\nThey pay 10 euros.'],
      ['Is there a pool?', 'Yes.'],
    ]);
    expect(short('Frage: Gibt es WLAN?\nAntwort: Ja.\n\nPregunta: ¿Hay piscina?\nRespuesta: No.')).toEqual([
      ['Gibt es WLAN?', 'Ja.'],
      ['¿Hay piscina?', 'No.'],
    ]);
  });

  test('with questions and the text below or after them', () => {
    expect(short('1. When is breakfast?\nFrom 7 to 10.\n\n2. Is there parking? Yes, behind the house.')).toEqual([
      ['When is breakfast?', 'From 7 to 10.'],
      ['Is there parking?', 'Yes, behind the house.'],
    ]);
  });

  test('with headings, marked or not, and paragraphs', () => {
    expect(
      short(
        '# Spa\nOpen from ten.\n\nTowels are there.\n\nGetting here\n\nTake bus 4 to the harbour and walk along the quay.',
      ),
    ).toEqual([
      ['Spa', 'Open from ten.\nTowels are there.'],
      ['Getting here', 'Take bus 4 to the harbour and walk along the quay.'],
    ]);
  });

  test('with a list of labels', () => {
    expect(short('Check-in: from 15:00\nCheck-out: until 11:00\nWebsite: https://hotel.example')).toEqual([
      ['Check-in', 'from 15:00'],
      ['Check-out', 'until 11:00'],
      ['Website', 'https://hotel.example'],
    ]);
  });

  test('keeps a list under its heading, and joins lines that were only wrapped', () => {
    const wrapped = 'Our house stands on the old harbour wall, a good five minutes\non foot from the station.';
    expect(short(`# Nearby\n- Museum\n- Beach\n\n# House\n${wrapped}`)).toEqual([
      ['Nearby', '- Museum\n- Beach'],
      ['House', wrapped.replace('\n', ' ')],
    ]);
  });

  test('of plain paragraphs is named by its first words', () => {
    expect(short('Late arrivals ring the bell. Somebody always comes.')).toEqual([
      ['Late arrivals ring the bell', 'Late arrivals ring the bell. Somebody always comes.'],
    ]);
  });

  test('a question without an answer, and one asked twice, are left out', () => {
    expect(short('Is there a pool?\nIs there a spa?\nYes.\n\nIs there a SPA?\nNo.')).toEqual([
      ['Is there a spa?', 'Yes.'],
    ]);
    expect(short(' \n\n')).toEqual([]);
  });

  test('a long section becomes several pairs', () => {
    const pairs = short(
      `# Rules\n${Array.from({ length: 4 }, (_, i) => `${i} ${'word '.repeat(150)}end.`).join('\n\n')}`,
    );
    expect(pairs.map(([question]) => question)).toEqual(
      ['Rules', 'Rules (2)', 'Rules (3)', 'Rules (4)'].slice(0, pairs.length),
    );
    expect(pairs.length).toBeGreaterThan(1);
  });

  test('is sorted into the categories', () => {
    const text =
      'Q: When is breakfast?\nA: At 7.\nQ: Haustiere?\nA: Nein.\nQ: ¿Hay piscina?\nA: Sí.\nQ: Come posso prenotare?\nA: Qui.\nQ: Bagages?\nA: Oui.\nQ: Who are you?\nA: Us.';
    expect(pairsOfText(text).map(({ category }) => category)).toEqual([
      'dining',
      'policies',
      'amenities',
      'booking',
      'services',
      'general',
    ]);
  });

  test('that is huge and odd is read in linear time', () => {
    const odd = `${'a'.repeat(100_000)}${'? '.repeat(20_000)}${'# x\n'.repeat(10_000)}`;
    const begun = performance.now();
    pairsOfText(odd);
    textOfHtml(`<div ${'<h1>'.repeat(20_000)}${'<script '.repeat(20_000)}`);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('a web page', () => {
  test('is read without its menus and scripts, with headings, lists and letters', () => {
    const html = `<!doctype html><head><title>x</title><style>p{}</style></head><body><nav><a>Home</a></nav>
      <h2 class="a">Fr&uuml;hst&uuml;ck &amp; Bar</h2><p>Ab 7&nbsp;Uhr,
      t&auml;glich.</p><ul><li>Kaffee</li><li>Tee &#8364;&#x33;</li></ul><script>alert(1)</script>
      <details><summary>Is there <b>parking</b>?</summary><div>Yes.<br>Free.</div></details><footer>Imprint</footer>`;
    expect(short(textOfHtml(html))).toEqual([
      ['Frühstück & Bar', 'Ab 7 Uhr, täglich.\n- Kaffee\n- Tee €3'],
      ['Is there parking?', 'Yes.\nFree.'],
    ]);
  });

  test('is read with each entity of HTML; unknown ones stay', () => {
    const html = '<p>&Scaron;koda &rarr; 5&thinsp;min, &frac12; price &amp;amp; &nosuch; &#0;&#x110000;AT&T</p>';
    expect(textOfHtml(html).trim()).toBe('Škoda → 5\u2009min, ½ price &amp; &nosuch; \uFFFD\uFFFDAT&T');
  });

  test('with FAQ markup for machines is read by its markup', () => {
    const data = {
      '@graph': [
        {
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'Is there Wi-Fi?',
              acceptedAnswer: { '@type': 'Answer', text: '<p>Yes, <b>free</b>.</p>' },
            },
          ],
        },
      ],
    };
    const html = `<script type="application/ld+json">${JSON.stringify(data)}</script><h3>Is there Wi-Fi?</h3><p>Shown.</p>`;
    expect(short(textOfHtml(html))).toEqual([['Is there Wi-Fi?', 'Yes, free.']]);
  });
});

test('paragraphs that begin alike are all kept', () => {
  const text = 'Please note. The pool opens at eight.\n\nPlease note. Dogs stay outside.';
  const answers = pairsOfText(text).map(({ answer }) => answer);
  expect(answers.join()).toMatch(/pool opens at eight[^]*Dogs stay outside/);
});

test('a thousand pairs are kept', () => {
  const text = Array.from({ length: 1100 }, (_, index) => `Q: What is number ${index}?\nA: It is ${index}.`).join(
    '\n\n',
  );
  expect(pairsOfText(text)).toHaveLength(1000);
});
