insert into media (hash, content_type, bytes, width, height) values (encode(sha256('picture'), 'hex'), 'image/webp', 'picture', 40, 30);
