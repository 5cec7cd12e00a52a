import sys,numpy as np
b=open(sys.argv[1],'rb').read(); d=np.frombuffer(b,np.int32,3); o=12; out=[]
for n in (d[0]*d[1],d[1],d[1]*d[2],d[2],d[2],1): out.append(np.frombuffer(b,np.float32,n,o)); o+=4*n
a={'weights_0':out[0].reshape(d[0],d[1]),'bias_0':out[1],'weights_1':out[2].reshape(d[1],d[2]),'bias_1':out[3],'weights_2':out[4].reshape(d[2],1),'bias_2':out[5]}
a={k:(v.astype(np.float16) if k[0]=='w' else v.astype(np.float32)) for k,v in a.items()}
np.savez_compressed(sys.argv[2],**a)
