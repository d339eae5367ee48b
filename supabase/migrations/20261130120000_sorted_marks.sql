-- PostgreSQL sorts the combining marks of one letter in quadratic time: a message of 40 kB, a letter with 20,000 marks, took ten
-- seconds to store, during which others wait on PGlite.

-- A text with a sign that ends a sequence of marks, and shows nothing, after each 30 characters that may be marks: no letter of
-- a language has as many. Not counted are Latin letters, Thai letters and those of Chinese, Japanese and Korean.
create function private.with_breaks(p_text text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(
    p_text,
    '([^\u0001-\u02ff\u0e01-\u0e30\u0e40-\u0e46\u1100-\u11ff\u2e80-\u3029\u3030-\u3098\u309b-\ua66e\uac00-\ud7ff]{30})',
    E'\\1\u034f', 'g'
  )
$$;
revoke execute on function private.with_breaks from public;
grant execute on function private.with_breaks to authenticated, service_role;

-- As before, in linear time.
create or replace function private.search_text(p_text text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  v_text text := p_text;
begin
  if octet_length(v_text) > char_length(v_text) then
    v_text := regexp_replace(
      normalize(private.with_breaks(v_text), NFKD),
      '[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u200b-\u200f\u2060\ufeff]+',
      '', 'g'
    );
    -- Korean, Japanese and others stay composed. The other scripts have no accents left.
    if v_text ~ '[^\u0001-\u08ff\u2000-\u2fff]' then
      v_text := replace(normalize(private.with_breaks(v_text), NFKC), E'\u034f', '');
    end if;
    if v_text ~ '[\u00c6\u00df\u00e6\u0152\u0153\u1e9e]' then
      v_text := regexp_replace(v_text, '[\u00df\u1e9e]', 'ss', 'g');
      v_text := regexp_replace(v_text, '[\u00c6\u00e6]', 'ae', 'g');
      v_text := regexp_replace(v_text, '[\u0152\u0153]', 'oe', 'g');
    end if;
    if v_text ~ '[\u00d8\u00f8\u0110\u0111\u0126\u0127\u0131\u0141\u0142\u0370-\u04ff]' then
      v_text := translate(
        v_text,
        'ØøĐđĦħıŁłΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
        'ooddhhillαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
      );
    end if;
  end if;
  return btrim(regexp_replace(
    lower(v_text collate "C"),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7'
      || '\u055a-\u055f\u0589\u05be\u05c0\u05c3\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965'
      || '\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d'
      || '\u30fb\ufe10-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff]+',
    ' ', 'g'
  ));
end
$$;
