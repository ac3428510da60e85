update applications set version = 3;
