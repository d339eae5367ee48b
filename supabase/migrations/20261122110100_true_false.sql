-- Statements to judge. Their options are the same in all questions, so none are stored.
insert into private.question_kinds (kind, position, marks, choices, stores_options)
values ('true_false', 15, 1, 2, false);
