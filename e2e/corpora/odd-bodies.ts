/**
 * Malformed and unusual request bodies. They are JSON texts rather than objects, because an object
 * literal can't express `__proto__`, a duplicate key or a lone surrogate.
 */

const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;
const text = (value: string) => JSON.stringify(value);

/** JSON texts to send as the value of one field, by name. */
export const oddValues: Record<string, string> = {
  "a length that can't be compared": '{"length":{"toString":1,"valueOf":1}}',
  "a length that is a text": '{"length":"x"}',
  "a negative length": '{"length":-1}',
  "an infinite length": '{"length":1e999}',
  "a list with a length like that": '[{"length":{"toString":1,"valueOf":1}}]',
  "a size that can't be compared": '{"size":{"toString":1,"valueOf":1}}',
  "its own toString": '{"toString":1}',
  "its own valueOf": '{"valueOf":1,"toString":1}',
  "its own toJSON": '{"toJSON":1}',
  "its own then": '{"then":1}',
  "its own constructor": '{"constructor":null}',
  "a prototype through constructor": '{"constructor":{"prototype":{"polluted":true}}}',
  "a prototype through __proto__": '{"__proto__":{"polluted":true}}',
  "a prototype that is null": '{"__proto__":null}',
  "its own hasOwnProperty": '{"hasOwnProperty":1}',
  "an empty object": "{}",
  "an empty list": "[]",
  "a list of texts": '["a","b"]',
  "lists in lists": nested("[", "]", 500),
  "objects in objects": nested('{"a":', "}", 500),
  null: "null",
  true: "true",
  false: "false",
  zero: "0",
  "a negative number": "-1",
  "a fraction": "0.5",
  "an infinite number": "1e999",
  "a number above the largest safe integer": "9007199254740993",
  "an empty text": '""',
  NUL: '"a\\u0000b"',
  "a lone high surrogate": '"\\ud83d"',
  "a lone low surrogate": '"\\ude00 a"',
  "a lot of white space": text(" ".repeat(50_000)),
  "a lot of white space in a number": text(`98250${" ".repeat(50_000)}12345`),
  "invisible characters": text("\u200b\u2060\u00ad".repeat(100)),
  "many letters": text("a".repeat(50_000)),
  "many emojis": text("😀".repeat(3_000)),
  "line breaks": text("a\r\nBcc: b@c.in\n"),
  "a change of text direction": text("\u202e=1+1"),
  "one dot": '"."',
  "two dots": '".."',
  "two dots, encoded": '"%2e%2e"',
  "a broken encoding": '"%E0%A4%A"',
  "the name of a prototype": '"__proto__"',
  "the name of a method": '"toString"',
};

/** Whole bodies, by name; each is sent as JSON. */
export const oddBodies: Record<string, string | Uint8Array<ArrayBuffer>> = {
  nothing: "",
  "half an object": '{"email":',
  "no JSON": "{'email': undefined}",
  "not a number": "NaN",
  "a byte order mark": "\ufeff{}",
  "no UTF-8": Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  "a key twice": '{"email":"a@b.in","email":{"length":{"toString":1,"valueOf":1}}}',
  "a key without a name": '{"":{"length":{"toString":1,"valueOf":1}}}',
  "a key that is a lone surrogate": '{"\\ud800":1}',
  "a key with NUL": '{"\\u0000":1}',
  "too many lists in lists": nested("[", "]", 25_000),
  "too many objects in objects": nested('{"a":', "}", 8_000),
  ...oddValues,
};

/** Other content types, each with a body. */
export const oddTypes: [contentType: string | undefined, body: string][] = [
  [undefined, "{}"],
  ["", "{}"],
  ["text/plain", '{"email":"a@b.in"}'],
  ["application/json; charset=utf-16", "{}"],
  ["application/jsonp", "{}"],
  ["application/xml", "<a/>"],
  ["application/x-www-form-urlencoded", "__proto__=1&constructor=2&email[length]=3&helpful=yes&=&%"],
  ["application/x-www-form-urlencoded", "email=a&email=b&toString=1&email.length=1"],
  ["multipart/form-data", "no boundary"],
  ["multipart/form-data; boundary=x", "--x\r\nbroken"],
  [
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x\r\nContent-Disposition: form-data; name="email"; filename="a.txt"\r\n\r\nfile\r\n--x--\r\n',
  ],
];

/** Unusual values for one segment of a path. */
export const oddPathSegments = [
  "..%2F..%2Fx",
  "%2e%2e",
  "%252e%252e",
  "__proto__",
  "constructor",
  "%00",
  "%ED%A0%80",
  "%E0%A4%A",
  "%F0%9F%98%80",
  "x".repeat(3_000),
];

/** Returns the JSON text of an object with one field's value replaced. */
export function replaceField(body: Record<string, unknown>, field: string, value: string): string {
  const entries = Object.entries(body)
    .filter(([name, other]) => name !== field && other !== undefined)
    .map(([name, other]) => [name, JSON.stringify(other)]);
  const parts = [...entries, [field, value]].map(([name, json]) => `${text(name ?? "")}:${json}`);
  return `{${parts.join(",")}}`;
}
