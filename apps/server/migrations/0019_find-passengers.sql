-- The words of a name as they are compared: without accents, case and apostrophes. The dashboard's mocks do the same (`wordsOfName`).
CREATE FUNCTION name_words(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_remove(regexp_split_to_array(
	translate(
		replace(replace(replace(replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036F]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
		'øłđðħŧı''’ʼ`', 'olddhti'),
	'[\s,./\-\u2010-\u2015]+'), '');
--> statement-breakpoint
-- Asks that each of the first six words typed begins a word; null, which nothing matches, where there is none.
CREATE FUNCTION names_begin(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*', ' & ') FROM unnest((name_words(typed))[1:6]) word)::tsquery;
--> statement-breakpoint
CREATE INDEX "check_in_booking_any_case" ON "check_in" USING btree (upper("booking_no"));--> statement-breakpoint
CREATE INDEX "check_in_names" ON "check_in" USING gin (array_to_tsvector(name_words("firstname" || ' ' || "lastname")));