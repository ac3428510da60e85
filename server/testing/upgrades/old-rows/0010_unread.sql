insert into contact_messages (id, name, email, subject, message) values ('01980000-0000-7000-8000-000000000020', 'Rowan', 'rowan@sample.example', 'other', 'Not read yet');
