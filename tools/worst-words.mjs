/**
 * Phrases that no text for people may hold, each with what to write instead. Texts are error messages, screens,
 * help, OpenAPI descriptions and the manual; names of code, comments and stored documents are not read.
 */
export const WORST_WORDS = [
  [/\b(is|are|was|were|be|been) (told|said)\b/i, 'show, print, report'],
  [/\btells? (what|which|whether|that|all|each|it|them)\b/i, 'shows, lists'],
  [/\b(stands?|stood) (here|there|in for|beside)\b/i, 'appears here; fallback'],
  [/\bsprigs?\b/i, 'sparkline'],
  [/\b(mend|mends|mended|mending)\b/i, 'fix, repair'],
  [/\bchildless\b/i, 'without children'],
  [/\blikest\b/i, 'most similar'],
  [/\b(our|my) fault\b/i, 'internal error'],
  [/\bwithout a word\b/i, 'without an error'],
  [/\bhold(s)? together\b/i, 'consistent'],
  [/\b(is|are|were) taken away\b|\btakes? away\b|\btook away\b/i, 'remove'],
  [/\bfrom now on stands?\b/i, 'appears'],
  [/\bno (generator|table|column|dataset|pack) is called\b/i, 'No results.'],
  [/\bhas that in its name\b/i, 'No tables match.'],
  [/\bdoes not let (you|us) in\b/i, 'access denied'],
  [/\bcome again in\b/i, 'try again'],
  [/\bis none (that|of yours)\b/i, 'is not'],
  [/\bnot good any more\b|\bgood for (an hour|one use)\b/i, 'expired; works for an hour'],
  [/\b(goes|go) on with\b/i, 'continues'],
  [/\bbegin anew\b|\bbegun anew\b/i, 'start again'],
  [/\bno row of anybody/i, 'no rows'],
  [/\bwhoever (reads|has|is|opens|runs|reaches)\b/i, 'anyone who; the operator'],
];
