-- The product stores at most 300,000 characters of each of these (domain/text/inline, domain/text/blocks), which take up to 1,700,000
-- bytes: the text of a book of a thousand pages was refused. `not valid`: they are not checked again.

alter table public.pdf_text_content
  drop constraint pdf_text_content_emphasis_check,
  drop constraint pdf_text_content_structure_check,
  drop constraint pdf_text_content_links_check,
  add constraint pdf_text_content_emphasis_check check (
    emphasis is null or (jsonb_typeof(emphasis) = 'array' and pg_column_size(emphasis) <= 2000000)
  ) not valid,
  add constraint pdf_text_content_structure_check check (
    structure is null or (jsonb_typeof(structure) = 'array' and pg_column_size(structure) <= 2000000)
  ) not valid,
  add constraint pdf_text_content_links_check check (
    links is null or (jsonb_typeof(links) = 'array' and pg_column_size(links) <= 2000000)
  ) not valid;
