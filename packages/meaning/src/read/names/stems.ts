/** Letters that two forms of a word share at least, and those in which they may differ. */
const STEM = 6;
const ENDING = 5;
/** The same for a word in two forms of its verb. */
const SHORT_STEM = 4;
const INFLECTION =
  /^(?:|[aeiou]|[aeiou]s|[aeiou]?t|ed|er|en|et|te|ee|ees|ie|ies|ung|ing|ion|[aiu]d[ao]s?|[aiu]t[ao]s?|[aiu]z?ione|[ai]tion|[ai][cs]ion|i[sz]ed|i[sz]ation|ation|ment|age|ure|ura)$/;
/** What a participle of German or Dutch has and its noun has not: `gesperrt` and `sperrung`, `ausgemustert` and `ausmusterung`. */
const PARTICIPLE = /^(ab|an|auf|aus|ein|zurueck|um|vor|nach|weg|op|uit|af|in|terug)?ge(?=\p{L}{4})/u;

/** Whether two words of one language are forms of one word: `sorti` and `sortie`, `gesperrt` and `sperrung`, `final` and `finalized`. */
export function shareStem(one: string, other: string): boolean {
  const [first, second] = [withoutPrefix(one), withoutPrefix(other)];
  let same = 0;
  while (same < first.length && first[same] === second[same]) same++;
  const [ending, otherEnding] = [first.slice(same), second.slice(same)];
  return (
    (same >= STEM && ending.length <= ENDING && otherEnding.length <= ENDING) || (same >= SHORT_STEM && INFLECTION.test(ending) && INFLECTION.test(otherEnding))
  );
}

function withoutPrefix(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(PARTICIPLE, '$1');
}
